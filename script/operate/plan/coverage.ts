import { indexMatches, type ListedFeed, type MatchIndex, sameIn } from './matchIndex.ts'
import { isOfMatch } from './pairing.ts'
import type { PlanInput } from './types.ts'

/** Describes how many of each feed's entries are matches on the chain: a feed whose spelling differs has few. */
export function describeCoverage(input: PlanInput): string {
  const index = indexMatches(input)
  return index.feeds.map((feed) => `${feed.name}: ${coverageOf(feed, index)}`).join('\n')
}

function coverageOf({ fixtures, badRows }: ListedFeed, index: MatchIndex): string {
  if (!fixtures) return "can't be read"
  const matched = fixtures.filter((fixture) =>
    sameIn(index.matchesByTeams, fixture).some((match) => isOfMatch(match, fixture, index)),
  ).length
  const unread = badRows.length === 0 ? '' : `, ${badRows.length} can't be read`
  return `${fixtures.length} listed, ${matched} matched, ${fixtures.length - matched} unmatched${unread}`
}
