import type { Side } from '../../../src/domain/match/match.ts'
import type { Fixture } from '../feeds/feed.ts'
import type { ListedFeed, ListedFixture, ListedMatch, MatchIndex } from './matchIndex.ts'
import { fixturesOf, isIdentified } from './pairing.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export interface FeedView {
  feed: string
  /** With the teams in the match's order. */
  fixture: Fixture
  verdict: Verdict
  /** `false` if only the teams say that it is the match, which may be another one of that day. */
  isIdentified: boolean
}

export type FeedEvidence = ReturnType<typeof evidenceOf>

/** Returns what each feed says of a match, in their order, and which list it several times or not, or can't be read. */
export function evidenceOf(match: ListedMatch, index: MatchIndex) {
  const views: FeedView[] = []
  const several: { feed: string; count: number }[] = []
  const silent: ListedFeed[] = []
  for (const feed of index.feeds) {
    const found = fixturesOf(match, feed.byTeams)
    const [listed] = found
    if (found.length > 1) several.push({ feed: feed.name, count: found.length })
    else if (listed) {
      const fixture = inOrderOf(match, listed)
      const verdict = verdictOf(match, fixture, index)
      views.push({ feed: feed.name, fixture, verdict, isIdentified: isIdentified(match, listed) })
    } else if (feed.fixtures) silent.push(feed)
  }
  const missing = index.feeds.filter(({ fixtures }) => !fixtures).map(({ name }) => name)
  return { views, several: several[0], silent, missing }
}

/** Swaps the teams of a fixture that has them in the other order. */
function inOrderOf({ contest }: ListedMatch, fixture: ListedFixture): Fixture {
  if (contest.teams[0] === fixture.contest.teams[0]) return fixture
  const { result, teams } = fixture
  const swapped =
    result && 'winner' in result ? ({ ...result, winner: result.winner === 1 ? 2 : 1 } as const) : result
  return { ...fixture, teams: [teams[1], teams[0]], result: swapped }
}

/** Returns for how many seconds the feed must still say so: an outcome is known at the end at the earliest. */
export function unsureFor({ fixture }: FeedView, { now, settings }: MatchIndex) {
  const { changedAt, endedAt = changedAt } = fixture
  return Math.max(changedAt, endedAt) + settings.settleAfter - now
}

/** Returns `true` if the other feed decides differently, or has changed since and does not decide. */
export function contradicts({ verdict, fixture }: FeedView, other: FeedView): boolean {
  if (verdict.kind === 'open') return false
  return other.verdict.kind === 'open'
    ? other.fixture.changedAt > fixture.changedAt
    : winnerOf(other.verdict) !== winnerOf(verdict)
}

/** Returns the winner that a verdict names, 0 for void. A postponement voids the match too, whatever the new time. */
export function winnerOf(verdict: Verdict): 0 | Side | 'open' | undefined {
  if (verdict.kind === 'win') return verdict.winner
  if (verdict.kind === 'unclear') return undefined
  return verdict.kind === 'open' ? 'open' : 0
}
