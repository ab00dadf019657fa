import type { Side } from '../../../src/domain/match/match.ts'
import type { Fixture } from '../feeds/feed.ts'
import { day, formatTime } from '../lib/durations.ts'
import {
  type ListedFeed,
  type ListedFixture,
  type ListedMatch,
  type MatchIndex,
  sameIn,
} from './matchIndex.ts'
import { isRenewed, type Likeness, likenessOf } from './pairing.ts'
import { resultText, type Verdict, verdictOf } from './verdict.ts'

export interface FeedView {
  feed: string
  /** With the teams in the match's order. */
  fixture: Fixture
  verdict: Verdict
  likeness: Likeness
  /** Seconds for which the feed must still say so: an outcome is known at the end at the earliest. */
  unsureFor: number
}

export type FeedEvidence = ReturnType<typeof evidenceOf>

/** Collects what each feed says of a match, in their order, and which list it several times or not, or can't be read. */
export function evidenceOf(match: ListedMatch, index: MatchIndex) {
  const views: FeedView[] = []
  const several: { feed: string; count: number }[] = []
  const silent: ListedFeed[] = []
  for (const feed of index.feeds) {
    const found = viewsOf(match, feed, index)
    const listing = found.filter(isListing)
    const [listed] = listing
    if (listing.length > 1) several.push({ feed: feed.name, count: listing.length })
    else if (listed) views.push(listed)
    else if (feed.fixtures) silent.push(feed)
    // Beside the entry that is the match, another one must decide to count.
    views.push(...found.filter((view) => !isListing(view) && (!listed || isDeciding(view))))
  }
  const missing = index.feeds.filter(({ fixtures }) => !fixtures).map(({ name }) => name)
  return { match, index, views, listed: views.filter(isListing), several: several[0], silent, missing }
}

function viewsOf(match: ListedMatch, { name, byTeams }: ListedFeed, index: MatchIndex): FeedView[] {
  const { reading } = match.contest
  const candidates = reading === '' ? [] : [...(byTeams.get(reading) ?? []), ...(byTeams.get('') ?? [])]
  return candidates.flatMap((candidate) => {
    const likeness = likenessOf(match, candidate, index)
    if (!likeness || isRenewed(candidate, sameIn(byTeams, candidate))) return []
    const fixture = inOrderOf(match, candidate)
    const { changedAt, endedAt = changedAt } = fixture
    const unsureFor = Math.max(changedAt, endedAt) + index.settings.settleAfter - index.now
    return [{ feed: name, fixture, verdict: verdictOf(match, fixture, index), likeness, unsureFor }]
  })
}

const isListing = ({ likeness }: FeedView) => likeness !== 'possible'

/** Returns `true` unless the feed says that the match is not over. */
export const isDeciding = ({ verdict }: FeedView) => verdict.kind !== 'open'

/**
 * Swaps the teams of a fixture that has them in the other order. One of them may be to be decided. The sides of a total are no
 * teams.
 */
function inOrderOf({ contest }: ListedMatch, fixture: ListedFixture): Fixture {
  if (contest.teams.some((team, index) => team === fixture.contest.teams[index])) return fixture
  const { result, teams, market } = fixture
  const swapped =
    result && 'winner' in result && market?.kind !== 'total'
      ? ({ ...result, winner: result.winner === 1 ? 2 : 1 } as const)
      : result
  return { ...fixture, teams: [teams[1], teams[0]], result: swapped }
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

/** Says who says what since when in UTC, such as `a.csv: T1 since 10:12`, with the date unless it is the last day. */
export function claimOf({ match, index }: FeedEvidence, { feed, verdict, fixture }: FeedView): string {
  const isToday = Math.abs(index.now - fixture.changedAt) < day
  const since = formatTime(fixture.changedAt).slice(isToday ? 11 : 0, 16)
  return `${feed}: ${saying(match, verdict)} since ${since}`
}

function saying(match: ListedMatch, verdict: Verdict): string {
  if (verdict.kind === 'win') return resultText(match, verdict.winner)
  if (verdict.kind === 'replace') return `void, played at ${formatTime(verdict.startTime)},`
  if (verdict.kind === 'unclear') return `unclear (${verdict.reason.replace(/\.$/, '')})`
  return verdict.kind === 'void' ? 'void' : 'not over'
}
