import type { Fixture } from '../feeds/feed.ts'
import type { Book, ListedMatch } from './book.ts'
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
  /** Feeds that can't be read. */
  missing: readonly string[]
}

export function opinionOf(match: ListedMatch, book: Book): Opinion {
  const { feeds } = book
  const read = feeds.flatMap(({ name, fixtures, byTeams }) =>
    fixtures ? [{ feed: name, pairing: pairingOf(match, byTeams) }] : [],
  )
  const several = read.flatMap(({ feed, pairing }) =>
    pairing.kind === 'several' ? [{ feed, count: pairing.count }] : [],
  )
  return {
    views: read.flatMap(({ feed, pairing }) => viewOf(match, feed, pairing, book)),
    several: several[0],
    missing: feeds.filter(({ fixtures }) => !fixtures).map(({ name }) => name),
  }
}

function viewOf(match: ListedMatch, feed: string, pairing: Pairing, { now, settings }: Book): View[] {
  if (pairing.kind !== 'one') return []
  const { fixture, isSwapped } = pairing
  return [{ feed, fixture, verdict: verdictOf(match, { fixture, isSwapped, now, settings }) }]
}

/** Returns since when the feed says what it says: an outcome is known at the end at the earliest. */
export const saidSince = ({ changedAt, endedAt = changedAt }: Fixture): number => Math.max(changedAt, endedAt)

/** Finds the feed that contradicts the first: it decides differently, or has changed since and does not decide. */
export function contradiction([first, ...others]: readonly View[]): View | undefined {
  if (!first) return undefined
  return others.find(({ verdict, fixture }) =>
    verdict.kind === 'open'
      ? fixture.changedAt > first.fixture.changedAt
      : outcomeOf(verdict) !== outcomeOf(first.verdict),
  )
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
