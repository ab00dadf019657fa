import type { Messages } from '@/i18n/catalogue'
import type { NewMatchField, NewMatchProblems } from './newMatch'

/** A sentence for each field with a problem. */
export function describeProblems(
  { name, start, end, min, max }: NewMatchProblems,
  messages: Messages,
  { problems: own }: CreateMessages,
): Partial<Record<NewMatchField, string>> {
  const weth = messages.ui.weth
  return {
    ...(name && { name: own.name[name] }),
    ...(start && { start: own.start[start] }),
    ...(end && { end: own.end[end] }),
    ...(min && { min: min === 'zero' ? own.zero : messages.amounts[min](weth) }),
    ...(max && { max: max === 'belowMin' ? own.belowMin : messages.amounts[max](weth) }),
  }
}

type CreateMessages = typeof import('@/i18n/en/adminMatches').adminMatches.create
