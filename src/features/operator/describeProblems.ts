import type { Words } from '@/lib/words/catalogue'
import type { NewMatchField, NewMatchProblems } from './newMatch'

/** A sentence for each field with a problem. */
export function describeProblems(
  { name, start, end, min, max }: NewMatchProblems,
  words: Words,
  { problems: own }: CreateWords,
): Partial<Record<NewMatchField, string>> {
  const weth = words.ui.weth
  return {
    ...(name && { name: own.name[name] }),
    ...(start && { start: own.start[start] }),
    ...(end && { end: own.end[end] }),
    ...(min && { min: min === 'zero' ? own.zero : words.amounts[min](weth) }),
    ...(max && { max: max === 'belowMin' ? own.belowMin : words.amounts[max](weth) }),
  }
}

type CreateWords = typeof import('@/lib/words/en/operatorMatches').operatorMatches.create
