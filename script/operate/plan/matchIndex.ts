import { type Market, marketName } from '../../../src/domain/match/name.ts'
import { isUndecided } from '../../../src/domain/match/teamNames.ts'
import { contradictionOf, withContradiction } from '../feeds/contradiction.ts'
import type { Fixture } from '../feeds/feed.ts'
import { day } from '../lib/durations.ts'
import { groupBy } from '../lib/groupBy.ts'
import type { Settings } from '../lib/settings.ts'
import { type Contest, contestOf, inMarket, sameTeams, titleOf } from './contest.ts'
import { marketFixture } from './marketFixture.ts'
import type { ChainMatch, FeedReading, PlanInput } from './types.ts'

interface Entry {
  contest: Contest
}

export type ListedFixture = Fixture & Entry
export type ListedMatch = ReturnType<typeof listed>[number]

export type ByTeams<Item extends Entry> = ReadonlyMap<string, readonly Item[]>

export type ListedFeed = ReturnType<typeof listedFeed>
export type MatchIndex = ReturnType<typeof indexMatches>

/** Returns the input of a plan, with names parsed once. */
export function indexMatches({ chain, feeds, settings }: PlanInput) {
  const matches = listed(chain.matches)
  const markets = marketsBySeries(matches)
  return {
    chain,
    now: chain.time,
    settings,
    matches,
    matchesByTeams: groupByTeams(matches),
    feeds: feeds.map((feed) => listedFeed(feed, settings, markets)),
  }
}

type Markets = ReturnType<typeof marketsBySeries>

/** Returns the markets of each series on the chain besides its winner. */
function marketsBySeries(matches: readonly ListedMatch[]): ReadonlyMap<string, readonly Market[]> {
  const groups = groupBy(matches, ({ contest }) => contest.series)
  return new Map(
    [...groups].map(([series, group]) => {
      const markets = group.flatMap(({ market }) => (market ? [[marketName(market), market] as const] : []))
      return [series, [...new Map(markets).values()]]
    }),
  )
}

/** `byTeams` has what the entries say of each market on the chain. A row of its own is all that a sheet says of one. */
function listedFeed(
  { fixtures: raw, badRows = [], ...feed }: FeedReading,
  settings: Settings,
  markets: Markets,
) {
  const fixtures = raw?.map((fixture) => {
    const named = spelled(fixture, settings)
    return { ...named, contest: contestOf(named) }
  })
  const rows = groupByTeams(fixtures?.filter(({ market }) => market) ?? [])
  const others = fixtures?.flatMap((fixture) =>
    (markets.get(fixture.contest.series) ?? [])
      .flatMap((market) => inMarketOf(fixture, market) ?? [])
      .filter((other) => !hasRow(other, rows)),
  )
  return { ...feed, fixtures, rows, badRows, byTeams: groupByTeams([...(fixtures ?? []), ...(others ?? [])]) }
}

/** Returns what an entry about a series says of another market, `undefined` if it says nothing. */
export function inMarketOf(fixture: ListedFixture, market: Market): ListedFixture | undefined {
  const other = fixture.market ? undefined : marketFixture(fixture, market)
  return other && { ...other, contest: inMarket(fixture.contest, market) }
}

/** Returns `true` if a sheet has a row of its own about a market. */
export const hasRow = (fixture: ListedFixture, rows: ByTeams<ListedFixture>) =>
  sameIn(rows, fixture).some(({ startTime }) => Math.abs(startTime - fixture.startTime) <= day)

/** Ids grow with time, so that each match comes after the one that it succeeds. */
function listed(matches: readonly ChainMatch[]) {
  const starts = new Map<bigint, number>()
  const oldestFirst = matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, startTime, successor } of oldestFirst) {
    if (successor !== 0n) starts.set(successor, starts.get(id) ?? startTime)
  }
  return matches.map((match) => {
    const title = titleOf(match.name)
    return {
      ...match,
      market: title.market,
      contest: contestOf(title),
      /** The start of the first match that it succeeds, or its own. */
      originalStartTime: starts.get(match.id) ?? match.startTime,
    }
  })
}

/** Replaces the feed's spelling of game and teams by that of the match names, and empties teams that are to be decided. */
function spelled(fixture: Fixture, { names, undecided }: Settings): Fixture {
  const spell = (text: string) => (Object.hasOwn(names, text) ? (names[text] ?? text) : text)
  const spellTeam = (text: string) => (isUndecided(text, undecided) ? '' : spell(text))
  const teams = [spellTeam(fixture.teams[0]), spellTeam(fixture.teams[1])] as const
  const named = { ...fixture, game: spell(fixture.game), teams }
  // Two spellings can be of one team.
  return withContradiction(named, fixture.contradiction ?? contradictionOf({ teams, status: fixture.status }))
}

const groupByTeams = <Item extends Entry>(items: readonly Item[]): ByTeams<Item> =>
  groupBy(items, ({ contest }) => contest.reading)

/** Returns the entries of the same game and teams, or of those that a test takes for them. */
export function sameIn<Item extends Entry>(
  groups: ByTeams<Item>,
  { contest }: Entry,
  isSame: (a: Contest, b: Contest) => boolean = sameTeams,
): readonly Item[] {
  return (groups.get(contest.reading) ?? []).filter((other) => isSame(contest, other.contest))
}
