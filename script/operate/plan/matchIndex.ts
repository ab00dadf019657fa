import { isUndecided } from '../../../src/domain/match/teamNames.ts'
import { contradictionOf, withContradiction } from '../feeds/contradiction.ts'
import type { Fixture } from '../feeds/feed.ts'
import { groupBy } from '../lib/groupBy.ts'
import type { Settings } from '../lib/settings.ts'
import { type Contest, contestOf, sameTeams, titleOf } from './contest.ts'
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
  return {
    chain,
    now: chain.time,
    settings,
    matches,
    matchesByTeams: groupByTeams(matches),
    feeds: feeds.map((feed) => listedFeed(feed, settings)),
  }
}

function listedFeed({ fixtures: raw, badRows = [], ...feed }: FeedReading, settings: Settings) {
  const fixtures = raw?.map((fixture) => {
    const named = spelled(fixture, settings)
    return { ...named, contest: contestOf(named) }
  })
  return { ...feed, fixtures, badRows, byTeams: groupByTeams(fixtures ?? []) }
}

/** Ids grow with time, so that each match comes after the one that it succeeds. */
function listed(matches: readonly ChainMatch[]) {
  const starts = new Map<bigint, number>()
  const oldestFirst = matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, startTime, successor } of oldestFirst) {
    if (successor !== 0n) starts.set(successor, starts.get(id) ?? startTime)
  }
  return matches.map((match) => ({
    ...match,
    contest: contestOf(titleOf(match.name)),
    /** The start of the first match that it succeeds, or its own. */
    originalStartTime: starts.get(match.id) ?? match.startTime,
  }))
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
