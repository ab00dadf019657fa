import {
  isAbandoned,
  isBettingOpen,
  isFinal,
  type Match,
  matchAbandonedAt,
  matchStatus,
} from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { groupSeries } from '@/domain/match/series'
import {
  type MatchTableSearch,
  TABLE_FILTERS,
  type TableFilter,
  type TableSort,
} from '@/features/admin/shared/adminSearch'
import { matchFinder } from '@/features/admin/shared/matchFinder'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatCountdown } from '@/i18n/format/dates'
import { compareBigints } from '@/lib/compareBigints'
import { DAY } from '@/lib/time'
import { isCorrectable, needsResult, stakesOf } from './needsAttention'

// `now` is the chain's time in unix seconds.

/** `closed` was closed by hand before its end. `due` needs a result, and `abandoned` had none in time. */
export type MatchState = keyof AdminMessages['adminMatches']['table']['states']

export function matchState(match: Match, now: number): MatchState {
  if (match.isChallenged) return 'challenged'
  if (isFinal(match, now)) return match.isVoid ? 'void' : 'final'
  if (match.hasResult) return 'dispute'
  if (isAbandoned(match, now)) return 'abandoned'
  if (needsResult(match, now)) return 'due'
  if (!isBettingOpen(match, now)) return 'closed'
  return now < match.startTime ? 'upcoming' : 'live'
}

/** The next thing that happens to a match, and when, in unix seconds. */
type Due =
  | { kind: 'closes' | 'ends' | 'ruling' | 'final'; at: number }
  /** A result is due since `at`. From `voidableAt` on anyone can void the match. */
  | { kind: 'result'; at: number; voidableAt: number }
  /** Anyone can void the match since `at`. */
  | { kind: 'voidable'; at: number }

/** Returns what is due next, `undefined` once the result is final. */
export function nextDue(match: Match, now: number): Due | undefined {
  const voidableAt = matchAbandonedAt(match)
  if (isAbandoned(match, now)) return { kind: 'voidable', at: voidableAt }
  const state = matchState(match, now)
  if (state === 'challenged') return { kind: 'ruling', at: match.ruleBy }
  if (state === 'dispute') return { kind: 'final', at: match.claimableAt }
  if (state === 'final' || state === 'void') return undefined
  if (state === 'due') return { kind: 'result', at: match.endTime, voidableAt }
  return { kind: state === 'closed' ? 'ends' : 'closes', at: match.endTime }
}

/** Describes what is due next, urgent or not. @param now unix seconds of the chain */
export function describeDue(due: Due, now: number, { adminMatches, time }: AdminMessages) {
  const own = adminMatches.table.due
  const span = (seconds: number) => formatCountdown(seconds, time.countdown)
  if (due.kind === 'voidable') return { text: own.voidable(span(now - due.at)), isUrgent: true }
  if (due.kind !== 'result')
    return { text: own[due.kind](span(due.at - now)), isUrgent: due.kind === 'ruling' }
  const left = due.voidableAt - now
  return { text: own.result(span(now - due.at)), note: own.voidableIn(span(left)), isUrgent: left < 2 * DAY }
}

const filters: Record<TableFilter, (match: Match, now: number) => boolean> = {
  active: (match, now) => !isFinal(match, now),
  due: needsResult,
  challenged: (match) => match.isChallenged,
  dispute: isCorrectable,
  betting: isBettingOpen,
  upcoming: (match, now) => matchStatus(match, now) === 'upcoming',
  abandoned: isAbandoned,
  final: isFinal,
  all: () => true,
}

/** Returns the matches in their order, with the markets of a series behind its first one. */
export function filterMatches(
  matches: readonly Match[],
  { show, sort, q, game }: MatchTableSearch,
  now: number,
): Match[] {
  const isFound = matchFinder(q)
  const found = matches.filter(
    (match) => filters[show](match, now) && (game === '' || gameOf(match) === game) && isFound(match),
  )
  return groupSeries(found.sort(comparators[sort](now))).flat()
}

export function countByFilter(matches: readonly Match[], now: number): Record<TableFilter, number> {
  const counted = TABLE_FILTERS.map(
    (filter) => [filter, matches.filter((match) => filters[filter](match, now)).length] as const,
  )
  return Object.fromEntries(counted) as Record<TableFilter, number>
}

type Compare = (a: Match, b: Match) => number

/** The states that wait for a person, most urgent last. Other matches go on by themselves. */
const URGENT: readonly MatchState[] = ['dispute', 'due', 'abandoned', 'challenged']

/** Sorts what waits for a ruling, a result or a last look before what happens by itself, each by when it is due. */
export function byUrgency(now: number): Compare {
  const rank = (match: Match) => URGENT.indexOf(matchState(match, now))
  const dueAt = (match: Match) => nextDue(match, now)?.at ?? Number.MAX_SAFE_INTEGER
  return (a, b) => rank(b) - rank(a) || dueAt(a) - dueAt(b) || byPool(a, b)
}

const byNewest: Compare = (a, b) => compareBigints(b.id, a.id)
const byPool: Compare = (a, b) => compareBigints(stakesOf(b), stakesOf(a)) || byNewest(a, b)

const comparators: Record<TableSort, (now: number) => Compare> = {
  due: byUrgency,
  newest: () => byNewest,
  start: () => (a, b) => a.startTime - b.startTime || byNewest(a, b),
  pool: () => byPool,
}
