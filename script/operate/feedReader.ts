import { setTimeout as sleep } from 'node:timers/promises'
import { UserFacingError } from '../lib/machine.ts'
import type { Feed, FeedContent, Fixture } from './feeds/feed.ts'
import { day } from './lib/durations.ts'
import { plainError } from './lib/plainError.ts'
import type { FeedReading } from './plan/types.ts'

/** Milliseconds for one read of a feed. A round that doesn't wait so long goes on without it. */
const TIMEOUT = 60_000

/** A match that started earlier can be voided by anyone, so that its entry may leave the feed. */
const KEPT = 8 * day

/**
 * Returns a function that reads a feed, or says that it takes longer than a round waits. That read goes on, and the next
 * round has it: no feed is asked twice at a time.
 * @param now unix seconds
 * @param wait milliseconds that a round waits, by default as long as one read may take
 */
export function createFeedReader(feed: Feed, now: () => number, wait = TIMEOUT) {
  const { name, games } = feed
  const read = rememberingReader(feed, now)
  let late: Promise<FeedReading> | undefined

  return async (): Promise<FeedReading> => {
    const failure = `${name} has not answered yet.`
    const unanswered: FeedReading = { name, games, fixtures: undefined, failure }
    const last = late && (await Promise.race([late, undefined]))
    if (late && !last) return unanswered
    const reading = read()
    const answer = await Promise.race([reading, sleep(wait, undefined, { ref: false })])
    late = answer ? undefined : reading
    return answer ?? last ?? unanswered
  }
}

/**
 * Returns a function that reads a feed. It remembers the last reading that counted, to notice what is missing: a row that was
 * readable, and most of the entries. A new reader takes the feed as it is.
 */
function rememberingReader({ name, games, read }: Feed, now: () => number) {
  let last: readonly Fixture[] = []

  return async (): Promise<FeedReading> => {
    try {
      const content = await read(AbortSignal.timeout(TIMEOUT))
      requireNoLoss(name, last, content, now())
      const { fixtures, badRows } = withUnread(content, last)
      last = fixtures
      return { name, games, fixtures, badRows }
    } catch (error) {
      const reason = plainError(error)
      const failure = reason.startsWith(name) ? reason : `${name} can't be read: ${reason}`
      return { name, games, fixtures: undefined, failure }
    }
  }
}

/** @throws {UserFacingError} if a feed lists nothing, or less than half of what it did. Old entries don't count. */
function requireNoLoss(name: string, last: readonly Fixture[], content: FeedContent, now: number) {
  const countOf = (fixtures: readonly Fixture[]) =>
    fixtures.filter(({ startTime }) => startTime > now - KEPT).length
  const [before, after] = [countOf(last), countOf(content.fixtures) + content.badRows.length]
  if (after >= before / 2) return
  const lists = after === 0 ? 'nothing' : `${after} matches`
  throw new UserFacingError(
    `${name} lists ${lists}, and ${before} before: it counts as a feed that can't be read. If that is right, restart the watch.`,
  )
}

/** Turns rows that could be read before into entries that prove nothing, so that their matches are asked about. */
function withUnread({ fixtures, badRows }: FeedContent, last: readonly Fixture[]): FeedContent {
  const known = new Map(last.map((fixture) => [fixture.id, fixture]))
  const unread = badRows.flatMap(({ id = '', place, reason }) => {
    const fixture = known.get(id)
    return fixture ? [{ ...fixture, contradiction: `${place} can't be read: ${reason}` }] : []
  })
  return {
    fixtures: [...fixtures, ...unread],
    badRows: badRows.filter(({ id = '' }) => !known.has(id)),
  }
}
