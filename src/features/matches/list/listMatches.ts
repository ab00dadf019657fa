import { type Follows, isFollowed } from '@/domain/follow/follows'
import { type Match, matchStatus } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { shownStakes } from '@/domain/match/odds'
import { leadOf, type Series } from '@/domain/match/series'
import { compareBigints } from '@/lib/compareBigints'
import { textFinder } from '@/lib/textSearch'
import type { MatchFilter, MatchSearch, MatchSort } from './matchSearch'

/** The match that stands for its series. */
export interface ListedMatch {
  match: Match
  /** The number of the series' other markets. */
  more: number
  isFollowed?: boolean
}

export function listMatches(all: readonly Series[], search: MatchSearch, now: number): ListedMatch[] {
  const { show, sort } = search
  const compare = comparators(show, now)[sort]
  return findSeries(all, search)
    .map((series) => toListed(series, now))
    .filter(({ match }) => filterOf(match, now) === show)
    .sort((a, b) => compare(a.match, b.match))
}

const toListed = (series: Series, now: number): ListedMatch => ({
  match: leadOf(series, now),
  more: series.length - 1,
})

/** Returns the series that fit the search, whatever their filter. */
export function findSeries(all: readonly Series[], { q, game }: Pick<MatchSearch, 'q' | 'game'>) {
  const isFound = textFinder(q)
  return all.filter(
    (series) => (game === '' || gameOf(series[0]) === game) && series.some(({ name }) => isFound(name)),
  )
}

function filterOf(match: Match, now: number): MatchFilter {
  const status = matchStatus(match, now)
  if (status === 'void') return 'finalized'
  return status === 'challenged' ? 'ended' : status
}

export function countByFilter(all: readonly Series[], now: number): Record<MatchFilter, number> {
  const counts = { upcoming: 0, live: 0, ended: 0, finalized: 0 }
  for (const series of all) counts[filterOf(leadOf(series, now), now)]++
  return counts
}

/** Returns series that have started and not ended, the first that started first. */
export function ongoingMatches(all: readonly Series[], now: number): ListedMatch[] {
  return all
    .map((series) => toListed(series, now))
    .filter(({ match }) => matchStatus(match, now) === 'live')
    .sort(({ match: a }, { match: b }) => a.startTime - b.startTime || compareBigints(a.id, b.id))
}

/** Puts matches without stakes in the pool that is shown behind the others. */
export function stakedFirst(listed: readonly ListedMatch[], now: number): ListedMatch[] {
  const isEmpty = ({ match }: ListedMatch) => shownStakes(match, now) === 0n
  return listed.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
}

/** Puts what the visitor follows before the others, each in their order. */
export function followedFirst(listed: readonly ListedMatch[], follows: Follows): readonly ListedMatch[] {
  if (follows.keys.size === 0) return listed
  return listed
    .map((item) => ({ ...item, isFollowed: isFollowed(item.match, follows) }))
    .sort((a, b) => Number(b.isFollowed) - Number(a.isFollowed))
}

type Compare = (a: Match, b: Match) => number

function comparators(show: MatchFilter, now: number): Record<MatchSort, Compare> {
  const newest: Compare = (a, b) => compareBigints(b.id, a.id)
  return {
    newest,
    closing: (a, b) => byShownTime[show](a, b) || newest(a, b),
    pool: (a, b) => compareBigints(shownStakes(b, now), shownStakes(a, now)) || newest(a, b),
  }
}

const byEnd: Compare = (a, b) => a.endTime - b.endTime

/** Sorts by the time that a row counts down to, past matches by their end. */
const byShownTime: Record<MatchFilter, Compare> = {
  upcoming: (a, b) => a.startTime - b.startTime || byEnd(a, b),
  live: byEnd,
  ended: (a, b) => byEnd(b, a),
  finalized: (a, b) => byEnd(b, a),
}
