import { type Match, matchStatus } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { shownStakes } from '@/domain/match/odds'
import { compareBigints } from '@/lib/compareBigints'
import { textFinder } from '@/lib/textSearch'
import { isPastFilter, type MatchFilter, type MatchSearch, type MatchSort } from './matchSearch'

export function listMatches(matches: readonly Match[], search: MatchSearch, now: number): Match[] {
  const { show, sort } = search
  return findMatches(
    matches.filter((match) => filterOf(match, now) === show),
    search,
  ).sort(comparators(show, now)[sort])
}

/** Returns the matches that fit the search, whatever their filter. */
export function findMatches(matches: readonly Match[], { q, game }: Pick<MatchSearch, 'q' | 'game'>) {
  const isFound = textFinder(q)
  return matches.filter((match) => (game === '' || gameOf(match) === game) && isFound(match.name))
}

function filterOf(match: Match, now: number): MatchFilter {
  const status = matchStatus(match, now)
  if (status === 'void') return 'finalized'
  return status === 'challenged' ? 'ended' : status
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
    .sort((a, b) => a.startTime - b.startTime || compareBigints(a.id, b.id))
}

/** Puts matches without stakes in the pool that is shown behind the others. */
export function stakedFirst(matches: readonly Match[], now: number): Match[] {
  const isEmpty = (match: Match) => shownStakes(match, now) === 0n
  return matches.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
}

type Compare = (a: Match, b: Match) => number

function comparators(show: MatchFilter, now: number): Record<MatchSort, Compare> {
  const newest: Compare = (a, b) => compareBigints(b.id, a.id)
  const direction = isPastFilter(show) ? -1 : 1
  return {
    newest,
    closing: (a, b) => direction * (a.endTime - b.endTime) || newest(a, b),
    pool: (a, b) => compareBigints(shownStakes(b, now), shownStakes(a, now)) || newest(a, b),
  }
}
