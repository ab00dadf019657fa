import type { Fixture } from '../feeds/feed.ts'
import { type ByTeams, groupByTeams } from './byTeams.ts'
import { type Contest, contestOf, contestOfFixture } from './contest.ts'
import type { ChainMatch, FeedReading, PlanInput } from './types.ts'

export type ListedMatch = ChainMatch & {
  contest: Contest | undefined
  /** The start of the first match that it succeeds, or its own. */
  originalStartTime: number
}
export type ListedFixture = Fixture & { contest: Contest | undefined }

export interface ListedFeed {
  name: string
  /** `undefined` while the feed can't be read. */
  fixtures: readonly ListedFixture[] | undefined
  byTeams: ByTeams<ListedFixture>
}

/** The input of a plan, with titles parsed once. */
export interface Book extends Omit<PlanInput, 'feeds'> {
  matches: readonly ListedMatch[]
  matchesByTeams: ByTeams<ListedMatch>
  feeds: readonly ListedFeed[]
}

export function openBook({ chain, feeds, now, settings }: PlanInput): Book {
  const matches = listed(chain.matches)
  return {
    ...{ chain, now, settings, matches },
    matchesByTeams: groupByTeams(matches),
    feeds: feeds.map((feed) => listedFeed(feed, settings.names)),
  }
}

function listedFeed(
  { name, fixtures: raw }: FeedReading,
  names: Readonly<Record<string, string>>,
): ListedFeed {
  const fixtures = raw?.map((fixture) => {
    const named = spelled(fixture, names)
    return { ...named, contest: contestOfFixture(named) }
  })
  return { name, fixtures, byTeams: groupByTeams(fixtures ?? []) }
}

/** Ids grow with time, so that each match comes after the one that it succeeds. */
function listed(matches: readonly ChainMatch[]): ListedMatch[] {
  const starts = new Map<bigint, number>()
  const oldestFirst = matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, startTime, successor } of oldestFirst) {
    if (successor !== 0n) starts.set(successor, starts.get(id) ?? startTime)
  }
  return matches.map((match) => ({
    ...match,
    contest: contestOf(match.name),
    originalStartTime: starts.get(match.id) ?? match.startTime,
  }))
}

/** Replaces the feed's spelling of game and teams by that of the match names. */
function spelled(fixture: Fixture, names: Readonly<Record<string, string>>): Fixture {
  const spell = (text: string) => (Object.hasOwn(names, text) ? (names[text] ?? text) : text)
  const [one, two] = fixture.teams
  return { ...fixture, game: spell(fixture.game), teams: [spell(one), spell(two)] }
}
