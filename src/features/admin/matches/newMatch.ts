import { bettingPoolLimits } from '@/chain/queries/generated'
import type { Match } from '@/domain/match/match'
import { cleanName, nameBytes } from '@/domain/match/name'
import type { ParsedTime, TimeProblem } from '@/features/admin/shared/times'
import { type ParsedAmount, parseAmount } from '@/lib/parseAmount'

/** What `createMatch` takes. Times in unix seconds, amounts in wei. */
export interface NewMatch {
  /** As it is shown: 1 to 100 bytes. */
  name: string
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
}

export type NewMatchField = 'name' | 'start' | 'end' | 'min' | 'max'

/** A match as a person wrote it. */
export interface NewMatchDraft {
  name: string
  start: ParsedTime
  end: ParsedTime
  min: string
  max: string
}

/** Why the contract would refuse a field, or nobody could tell what it says. */
export interface NewMatchProblems {
  name?: 'empty' | 'tooLong'
  start?: TimeProblem | 'inPast'
  end?: TimeProblem | 'notAfterStart' | 'tooFar'
  min?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'zero'
  max?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'belowMin'
}

export type CheckedMatch = { ok: true; match: NewMatch } | { ok: false; problems: NewMatchProblems }

/**
 * A draft by the contract's rules for new matches: all that is wrong with it, field by field, or the match.
 * @param now the chain's now, unix seconds
 */
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

/** What tells a match that is there already. */
export type ExistingMatch = Pick<Match, 'id' | 'name' | 'startTime' | 'endTime'>

/** An open match by the same name, whatever its times: probably the same one. */
export function namesake(name: string, open: readonly Match[]): Match | undefined {
  const own = foldName(name)
  return own === '' ? undefined : open.find((match) => foldName(match.name) === own)
}

/** What makes two matches the same one, however their names are written. */
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
