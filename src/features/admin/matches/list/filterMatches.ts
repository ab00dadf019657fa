import type { Match } from '@/domain/match/match'
import { matchFinder } from '@/domain/match/matchFinder'
import { gameOf } from '@/domain/match/name'
import { isAbandoned, isBettingOpen, isFinal, matchStatus } from '@/domain/match/status'
import { isCorrectable, isFinalizable, stakesOf } from '@/features/admin/matches/needsAttention'
import {
  type MatchTableSearch,
  TABLE_FILTERS,
  type TableFilter,
  type TableSort,
} from '@/features/admin/shared/adminSearch'
import { nextDue } from './matchState'

// `now` is the chain's time in unix seconds.

const filters: Record<TableFilter, (match: Match, now: number) => boolean> = {
  active: (match, now) => !isFinal(match, now),
  due: isFinalizable,
  challenged: (match) => match.isChallenged,
  dispute: isCorrectable,
  betting: isBettingOpen,
  upcoming: (match, now) => matchStatus(match, now) === 'upcoming',
  abandoned: isAbandoned,
  final: isFinal,
  all: () => true,
}

export function filterMatches(
  matches: readonly Match[],
  { show, sort, q, game }: MatchTableSearch,
  now: number,
): Match[] {
  const isFound = matchFinder(q)
  return matches
    .filter((match) => filters[show](match, now) && (game === '' || gameOf(match) === game) && isFound(match))
    .sort(comparators(now)[sort])
}

/** Counts the matches that each filter shows. */
export function countByFilter(matches: readonly Match[], now: number): Record<TableFilter, number> {
  const counted = TABLE_FILTERS.map(
    (filter) => [filter, matches.filter((match) => filters[filter](match, now)).length] as const,
  )
  return Object.fromEntries(counted) as Record<TableFilter, number>
}

type Compare = (a: Match, b: Match) => number

function comparators(now: number): Record<TableSort, Compare> {
  const dueAt = (match: Match) => nextDue(match, now)?.at ?? Number.MAX_SAFE_INTEGER
  const newest: Compare = (a, b) => compare(b.id, a.id)
  return {
    newest,
    due: (a, b) => dueAt(a) - dueAt(b) || newest(a, b),
    start: (a, b) => a.startTime - b.startTime || newest(a, b),
    pool: (a, b) => compare(stakesOf(b), stakesOf(a)) || newest(a, b),
  }
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
