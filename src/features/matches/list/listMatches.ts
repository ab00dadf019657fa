import { type Match, matchStatus } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { textFinder } from '@/lib/textSearch'
import type { MatchFilter, MatchSearch, MatchSort } from './matchSearch'

export function listMatches(
  matches: readonly Match[],
  { show, sort, q, game }: MatchSearch,
  now: number,
): Match[] {
  const isFound = textFinder(q)
  return matches
    .filter(
      (match) =>
        filterOf(match, now) === show && (game === '' || gameOf(match) === game) && isFound(match.name),
    )
    .sort(comparators(show)[sort])
}

function filterOf(match: Match, now: number): MatchFilter {
  const status = matchStatus(match, now)
  return status === 'void' ? 'finalized' : status
}

export function countByFilter(matches: readonly Match[], now: number): Record<MatchFilter, number> {
  const counts = { upcoming: 0, live: 0, ended: 0, finalized: 0 }
  for (const match of matches) counts[filterOf(match, now)]++
  return counts
}

/** Returns started matches that haven't ended, the first that started first. */
export function ongoingMatches(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter((match) => matchStatus(match, now) === 'live')
    .sort((a, b) => a.startTime - b.startTime || compare(a.id, b.id))
}

type Compare = (a: Match, b: Match) => number

function comparators(show: MatchFilter): Record<MatchSort, Compare> {
  const newest: Compare = (a, b) => compare(b.id, a.id)
  const isPast = show === 'ended' || show === 'finalized'
  const direction = isPast ? -1 : 1
  return {
    newest,
    closing: (a, b) => direction * (a.endTime - b.endTime) || newest(a, b),
    pool: (a, b) => compare(pool(b), pool(a)) || newest(a, b),
  }
}

function pool(match: Match): bigint {
  return match.totalPoolA + match.totalPoolB
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
