import type { Fixture } from '../feeds/feed.ts'
import type { Book, ListedFeed, ListedMatch } from './book.ts'
import { type Pairing, pairingOf } from './pairing.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** A match's only fixture in a feed. */
export interface View {
  feed: string
  fixture: Fixture
  verdict: Verdict
}

/** All feeds on one match. */
export interface Opinion {
  /** In the order of the feeds. */
  views: readonly View[]
  /** A feed in which more than one fixture could be the match. */
  several: { feed: string; count: number } | undefined
  /** Feeds that don't list the match. */
  silent: readonly ListedFeed[]
  /** Feeds that can't be read. */
  missing: readonly string[]
}

export function opinionOf(match: ListedMatch, book: Book): Opinion {
  const { feeds } = book
  const read = feeds.flatMap((feed) =>
    feed.fixtures ? [{ feed, pairing: pairingOf(match, feed.byTeams) }] : [],
  )
  const several = read.flatMap(({ feed, pairing }) =>
    pairing.kind === 'several' ? [{ feed: feed.name, count: pairing.count }] : [],
  )
  return {
    views: read.flatMap(({ feed, pairing }) => viewOf(match, feed.name, pairing, book)),
    several: several[0],
    silent: read.flatMap(({ feed, pairing }) => (pairing.kind === 'none' ? [feed] : [])),
    missing: feeds.filter(({ fixtures }) => !fixtures).map(({ name }) => name),
  }
}

function viewOf(match: ListedMatch, feed: string, pairing: Pairing, { now, settings }: Book): View[] {
  if (pairing.kind !== 'one') return []
  const { fixture, isSwapped } = pairing
  return [{ feed, fixture, verdict: verdictOf(match, { fixture, isSwapped, now, settings }) }]
}

/** Returns for how many seconds the feed must still say so: an outcome is known at the end at the earliest. */
export function unsureFor({ fixture: { changedAt, endedAt = changedAt } }: View, { now, settings }: Book) {
  return Math.max(changedAt, endedAt) + settings.settleAfter - now
}

/** Finds two feeds that contradict each other. */
export function contradiction(views: readonly View[]): readonly [View, View] | undefined {
  return views.flatMap((view) =>
    views.flatMap((other) => (contradicts(view, other) ? [[view, other] as const] : [])),
  )[0]
}

/** Returns `true` if the other feed decides differently, or has changed since and does not decide. */
function contradicts({ verdict, fixture }: View, other: View): boolean {
  if (verdict.kind === 'open') return false
  return other.verdict.kind === 'open'
    ? other.fixture.changedAt > fixture.changedAt
    : outcomeOf(other.verdict) !== outcomeOf(verdict)
}

/** A postponement voids the match too, whatever the new time. */
function outcomeOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'win':
      return `win ${verdict.winner}`
    case 'replace':
      return 'void'
    default:
      return verdict.kind
  }
}
