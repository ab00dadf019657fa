import { bettingPoolLimits } from '@/chain/queries/generated'
import type { Match } from '@/domain/match/match'
import { cleanName, nameBytes } from '@/domain/match/name'
import type { ParsedTime, TimeProblem } from '@/features/admin/shared/times'
import type { Messages } from '@/i18n/catalogue'
import type { AdminMessages } from '@/i18n/useAdminMessages'
import { type ParsedAmount, parseAmount } from '@/lib/parseAmount'

/** Arguments of `createMatch`. Times in unix seconds, amounts in wei. */
export interface NewMatch {
  /** 1 to 100 bytes. */
  name: string
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
}

export type NewMatchField = 'name' | 'start' | 'end' | 'min' | 'max'

export interface NewMatchDraft {
  name: string
  start: ParsedTime
  end: ParsedTime
  min: string
  max: string
}

export interface NewMatchProblems {
  name?: 'empty' | 'tooLong'
  start?: TimeProblem | 'inPast'
  end?: TimeProblem | 'notAfterStart' | 'tooFar'
  min?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'zero'
  max?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'belowMin'
}

export type CheckedMatch = { ok: true; match: NewMatch } | { ok: false; problems: NewMatchProblems }

/** Validates a draft by the contract's rules. @param now unix seconds of the chain */
export function checkNewMatch({ name, start, end, min, max }: NewMatchDraft, now: number): CheckedMatch {
  const problems: NewMatchProblems = {}
  const bytes = nameBytes(name)
  if (bytes === 0) problems.name = 'empty'
  else if (bytes > bettingPoolLimits.MAX_NAME_LENGTH) problems.name = 'tooLong'

  if (!start.ok) problems.start = start.reason
  else if (start.time < now) problems.start = 'inPast'
  if (!end.ok) problems.end = end.reason
  else if (start.ok && end.time <= start.time) problems.end = 'notAfterStart'
  else if (end.time > now + bettingPoolLimits.MAX_MATCH_HORIZON) problems.end = 'tooFar'

  const minBet = parseAmount(min)
  const maxBet = parseAmount(max)
  if (!minBet.ok) problems.min = minBet.reason
  else if (minBet.wei === 0n) problems.min = 'zero'
  if (!maxBet.ok) problems.max = maxBet.reason
  else if (minBet.ok && maxBet.wei < minBet.wei) problems.max = 'belowMin'

  if (Object.keys(problems).length > 0 || !start.ok || !end.ok || !minBet.ok || !maxBet.ok)
    return { ok: false, problems }
  return {
    ok: true,
    match: {
      name: cleanName(name),
      startTime: start.time,
      endTime: end.time,
      minBet: minBet.wei,
      maxBet: maxBet.wei,
    },
  }
}

export type ExistingMatch = Pick<Match, 'id' | 'name' | 'startTime' | 'endTime'>

/** Finds an open match with the same name, whatever its times. */
export function namesake(name: string, open: readonly Match[]): Match | undefined {
  const own = foldName(name)
  return own === '' ? undefined : open.find((match) => foldName(match.name) === own)
}

/** Returns a key that is equal for matches with the same times and, ignoring case and blanks, name. */
export function matchIdentity({
  name,
  startTime,
  endTime,
}: Pick<NewMatch, 'name' | 'startTime' | 'endTime'>) {
  return `${startTime}/${endTime}/${foldName(name)}`
}

function foldName(name: string): string {
  return cleanName(name).normalize('NFC').toLowerCase()
}

export function describeProblems(
  { name, start, end, min, max }: NewMatchProblems,
  messages: Messages,
  { problems: own }: AdminMessages['matches']['create'],
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
