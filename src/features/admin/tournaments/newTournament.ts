import { tournamentLimits } from '@/chain/config/contractLimits'
import { isPredictable, type Match } from '@/domain/match/match'
import { checkSchedule, type Schedule, type ScheduleProblems } from '@/features/admin/shared/schedule'
import { cleanName } from '@/lib/cleanName'
import { type ParsedAmount, parseAmount } from '@/lib/parseAmount'
import { MINUTE, type ParsedTime } from '@/lib/time'

/** Arguments of `createTournament`. Times in unix seconds, the entry fee in wei. */
export interface NewTournament {
  /** 1 to 100 bytes. */
  name: string
  startTime: number
  endTime: number
  entryFee: bigint
  /** 1 to 64, by start time. */
  matchIds: readonly bigint[]
}

export type NewTournamentField = 'name' | 'start' | 'end' | 'fee'

export interface NewTournamentDraft extends Schedule {
  fee: string
  /** By start time. */
  matches: readonly Match[]
}

interface NewTournamentProblems extends ScheduleProblems {
  fee?: Exclude<ParsedAmount, { ok: true }>['reason']
  /** `late`: a match ends after the tournament. */
  matches?: 'none' | 'tooMany' | 'late'
}

/** Returns the problems of a draft, and the tournament without any. */
export function checkNewTournament(draft: NewTournamentDraft, now: number) {
  const { name, start, end, fee, matches } = draft
  const { MAX_NAME_LENGTH, MAX_TOURNAMENT_HORIZON, MAX_MATCHES } = tournamentLimits
  const problems: NewTournamentProblems = checkSchedule(draft, MAX_NAME_LENGTH, now + MAX_TOURNAMENT_HORIZON)

  const entryFee = parseAmount(fee)
  if (!entryFee.ok) problems.fee = entryFee.reason

  if (matches.length === 0) problems.matches = 'none'
  else if (matches.length > MAX_MATCHES) problems.matches = 'tooMany'
  else if (matches.some((match) => isTooLate(match, end))) problems.matches = 'late'

  if (Object.keys(problems).length > 0 || !start.ok || !end.ok || !entryFee.ok) return { problems }
  const times = { startTime: start.time, endTime: end.time }
  const matchIds = matches.map(({ id }) => id)
  return { problems, tournament: { name: cleanName(name), ...times, entryFee: entryFee.wei, matchIds } }
}

export function isTooLate(match: Match, end: ParsedTime): boolean {
  return end.ok && match.endTime > end.time
}

/** Returns the open matches that can still be predicted, by start time. @param now unix seconds of the chain */
export function choosableMatches(open: readonly Match[], now: number): Match[] {
  return open
    .filter((match) => isPredictable(match, now))
    .sort((one, other) => one.startTime - other.startTime || Number(one.id - other.id))
}

/** Returns the first start and last end, in whole minutes as unix seconds. */
export function timesOf(matches: readonly Match[]): { start: number; end: number } | undefined {
  if (matches.length === 0) return undefined
  const start = Math.min(...matches.map(({ startTime }) => startTime))
  const end = Math.max(...matches.map(({ endTime }) => endTime))
  return { start: Math.floor(start / MINUTE) * MINUTE, end: Math.ceil(end / MINUTE) * MINUTE }
}
