import { setTimeout as sleep } from 'node:timers/promises'
import type { FixtureRow } from '../../../src/domain/match/fixtureRow.ts'
import { UserFacingError } from '../../lib/machine.ts'

/** A match as a feed has it at the moment of reading. Times are unix seconds. Its id is unique and stable within the feed. */
export interface Fixture extends FixtureRow {
  /** Says in a sentence which of its parts can't be true together. Such an entry proves nothing, and has no result. */
  contradiction?: string | undefined
}

/** An entry that can't be read, while all others can. */
export interface BadRow {
  /** `undefined` if not even that can be read. */
  id: string | undefined
  /** Such as `fixtures.csv, row 3`. */
  place: string
  /** A sentence. */
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

/** Parses a list of matches. @param subject begins the error, such as `fixtures.json holds` */
export function parseList(json: string, subject: string): readonly unknown[] {
  let list: unknown
  try {
    list = JSON.parse(json)
  } catch {
    const cause = /[:[,]\s*(NaN|-?Infinity)\b/.exec(json)
    const hint = cause ? `: ${cause[1]} is no JSON, write null` : ', perhaps because it is cut off'
    throw new UserFacingError(`${subject} broken JSON${hint}.`)
  }
  if (Array.isArray(list)) return list
  throw new UserFacingError(`${subject} no list of matches.`)
}

/** An answer that lacks something counts as no answer. @param reason follows "it" */
export function incomplete(name: string, reason: string) {
  return new UserFacingError(`${name}'s answer may be incomplete: it ${reason}.`)
}

/** Parses one match. Its error names the place, such as `fixtures.json, entry 3`. */
export function parseAt<T>(place: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof TypeError) throw new UserFacingError(`${place}: ${error.message}.`)
    throw error
  }
}

/** Parses an entry, or returns it as one that can't be read: it stops no other. */
export function parseEntry<T>(row: Omit<BadRow, 'reason'>, parse: () => T): T | BadRow {
  try {
    return parse()
  } catch (error) {
    if (error instanceof TypeError) return { ...row, reason: `${error.message}.` }
    throw error
  }
}

const isBadRow = (entry: object): entry is BadRow => 'reason' in entry

/** Separates what can be read from what can't. */
export function contentOf<T extends object>(entries: readonly (T | BadRow)[]) {
  return {
    fixtures: entries.filter((entry): entry is T => !isBadRow(entry)),
    badRows: entries.filter(isBadRow),
  }
}
