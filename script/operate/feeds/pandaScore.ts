import { integer, propertiesOf } from '../../../src/lib/parsers.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { day, hour } from '../lib/durations.ts'
import type { BadRow, Clock, Feed, FeedContent, Fixture } from './feed.ts'
import { gameOf, parseMatch } from './pandaScoreMatch.ts'
import { contentOf, incomplete, parseEntry, parseList } from './parseEntries.ts'
import { createRequester, requireSecure } from './request.ts'

type Query = Readonly<Record<string, string>>

const NAME = 'PandaScore'
export const TOKEN_VARIABLE = 'PANDASCORE_TOKEN'

/** A match without a result can be voided by anyone 7 days after its end. */
const PAST = 14 * day
const FUTURE = 90 * day
const PAGE_SIZE = 100
const LAST_ID = 2_147_483_647
/** From this number of requests on, reads are spaced so that they last an hour. */
const RESERVE = 100

/** @param games slugs @param url another server with the same API */
export function pandaScore(
  games: readonly string[],
  token: string,
  clock: Clock,
  url = 'https://api.pandascore.co',
): Feed {
  const api = requireSecure(new URL('/matches', url))
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const request = createRequester({ name: NAME, clock, headers, tokenVariable: TOKEN_VARIABLE })
  let remaining = Number.POSITIVE_INFINITY
  let requests = 0
  let latest: FeedContent = { fixtures: [], badRows: [] }
  let latestUntil = 0

  /** Reads the matches with higher ids, lowest first. `total` counts those of the next pages too. */
  async function readPage(query: Query, afterId: number, signal: AbortSignal) {
    const page = new URL(api)
    page.search = new URLSearchParams({
      'filter[videogame]': games.join(','),
      ...query,
      'range[id]': `${afterId + 1},${LAST_ID}`,
      sort: 'id',
      'page[size]': String(PAGE_SIZE),
    }).toString()
    requests += 1
    const answer = await request(page, signal)
    remaining = countOf(answer.headers, 'x-rate-limit-remaining') ?? remaining
    return {
      entries: parseList(answer.text, `${NAME}'s answer is`),
      total: countOf(answer.headers, 'x-total'),
    }
  }

  /**
   * Pages by id instead of by number: a match that appears or leaves between two pages shifts the pages that are
   * numbered, so that another match is missed.
   */
  async function readAll(query: Query, signal: AbortSignal): Promise<unknown[]> {
    const matches: unknown[] = []
    let afterId = 0
    for (;;) {
      const { entries, total } = await readPage(query, afterId, signal)
      if (total === undefined) throw incomplete(NAME, 'has no X-Total')
      for (const entry of entries) {
        const id = idOf(entry)
        if (id <= afterId) throw incomplete(NAME, "isn't sorted by id")
        afterId = id
      }
      matches.push(...entries)
      if (entries.length >= total) return matches
      if (entries.length === 0) throw incomplete(NAME, `lacks ${total} matches`)
    }
  }

  return {
    name: NAME,
    games: games.map(gameOf),
    read: async (signal) => {
      const now = clock.now()
      if (now < latestUntil) return latest
      requests = 0
      const scheduled = await readAll({ 'range[scheduled_at]': span(now - PAST, now + FUTURE) }, signal)
      // A match that is called off may have lost its time, or have a distant one.
      const calledOff = await readAll(
        { 'filter[status]': 'canceled,postponed', 'range[modified_at]': span(now - PAST, now + day) },
        signal,
      )
      const found = new Map<string, Fixture | BadRow>()
      for (const entry of [...scheduled, ...calledOff]) {
        const id = String(idOf(entry))
        const match = parseEntry({ id, place: `${NAME}, match ${id}` }, () => parseMatch(entry))
        if (match) found.set(id, match)
      }
      latest = contentOf([...found.values()])
      if (remaining < RESERVE) latestUntil = now + requests * (hour / RESERVE)
      return latest
    },
  }
}

function span(from: number, to: number): string {
  return [from, to].map((time) => new Date(time * 1_000).toISOString()).join(',')
}

function countOf(headers: Headers, name: string): number | undefined {
  const value = headers.get(name)
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined
}

function idOf(entry: unknown): number {
  try {
    return propertiesOf(entry)('id', integer)
  } catch {
    throw new UserFacingError(`${NAME}'s answer has a match without an id.`)
  }
}
