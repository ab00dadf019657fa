import { UserFacingError } from '../../lib/machine.ts'
import type { BadRow } from './feed.ts'

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
