import { setTimeout as sleep } from 'node:timers/promises'
import type { FixtureRow } from '../../../src/domain/match/fixtureRow.ts'

/** A map of a series that is played or was, and isn't forfeited. Times are unix seconds. */
export interface SeriesMap {
  map: number
  beganAt: number | undefined
  endedAt: number | undefined
  isOver: boolean
  /** In the order of the fixture's teams. */
  winner: 1 | 2 | undefined
}

/** A match as a feed has it at the moment of reading. Times are unix seconds. Its id is unique and stable within the feed. */
export interface Fixture extends FixtureRow {
  /** Says in a sentence which of its parts can't be true together. Such an entry proves nothing, and has no result. */
  contradiction?: string | undefined
  /** In their order; `undefined` if the feed doesn't know the maps of the match, even once it is over. */
  maps?: readonly SeriesMap[] | undefined
  /** `true` if more than half of the maps don't decide it: none of its maps and totals are opened. */
  hasOtherFormat?: boolean | undefined
  /** When play began that can decide its market, which isn't the winner: the live pool closes then. */
  deciderBeganAt?: number | undefined
}

/** An entry that can't be read, while all others can. */
export interface BadRow {
  /** `undefined` if not even that can be read. */
  id: string | undefined
  /** Such as `fixtures.csv, row 3`. */
  place: string
  reason: string
}

export interface FeedContent {
  fixtures: readonly Fixture[]
  badRows: readonly BadRow[]
}

export interface Feed {
  name: string
  /** The games that it was opened for, as in match names; `undefined` for all. */
  games?: readonly string[] | undefined
  /** Reads everything, or rejects: an answer that was cut off never counts. */
  read(signal: AbortSignal): Promise<FeedContent>
}

/** Tests drive a clock of their own. */
export interface Clock {
  /** Returns unix seconds. */
  now: () => number
  /** Waits, or rejects with the reason of the signal once it aborts. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Math.floor(Date.now() / 1_000),
  wait: async (seconds, signal) => {
    // Rejects with the signal's own reason instead of Node's.
    await sleep(seconds * 1_000, undefined, { signal }).catch(() => signal.throwIfAborted())
  },
}
