import { readFile } from 'node:fs/promises'
import {
  type FixtureRow,
  missingColumns,
  parseFixtureRow,
  requireColumns,
  rowId,
} from '../../../src/domain/match/fixtureRow.ts'
import { parseSheet } from '../../../src/lib/sheet.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { contradictionOf, withContradiction } from './contradiction.ts'
import type { Clock, Feed, FeedContent, Fixture } from './feed.ts'
import { contentOf, parseAt, parseEntry, parseList } from './parseEntries.ts'
import { createRequester, decode, requireSecure } from './request.ts'

/** Reads JSON or CSV (docs/operate-feeds.md) from a file. */
export function fileFeed(path: string): Feed {
  return {
    name: path,
    read: async (signal) => {
      const bytes = await readFile(path, { signal }).catch((error: NodeJS.ErrnoException) => {
        signal.throwIfAborted()
        throw new UserFacingError(`${path} can't be read: ${error.code}.`)
      })
      return parseFile(decode(bytes, path), path, false)
    },
  }
}

export function urlFeed(url: URL, clock: Clock, follow?: readonly string[]): Feed {
  if (url.username || url.password) {
    throw new UserFacingError(`Remove user name and password from the URL of ${url.host}.`)
  }
  requireSecure(url)
  // The query may hold a key.
  const name = `${url.host}${url.pathname}`
  const request = createRequester({ name, clock, follow })
  return {
    name,
    read: async (signal) => {
      const { text, isWhole } = await request(url, signal)
      return parseFile(text, name, isWhole)
    },
  }
}

interface Row {
  /** Such as `row 3`. */
  label: string
  id: string | undefined
  /** @throws {TypeError} */
  parse: () => FixtureRow
}

/** @param isWhole the text can't be cut off */
async function parseFile(text: string, name: string, isWhole: boolean): Promise<FeedContent> {
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text, name) : await csvRows(text, name, isWhole)
  const labels = new Map<string, string>()
  for (const { label, id } of rows) {
    const same = id !== undefined && labels.get(id)
    if (same) throw new UserFacingError(`${name}, ${label}: id "${id}" is already in ${same}.`)
    if (id !== undefined) labels.set(id, label)
  }
  return contentOf(
    rows.map(({ label, id, parse }) =>
      parseEntry({ id, place: `${name}, ${label}` }, () => toFixture(parse())),
    ),
  )
}

function jsonRows(text: string, name: string): Row[] {
  const entries = parseList(text, `${name} holds`).map((entry) =>
    Object.entries(Object(entry)).map(([column, cell]) => [column.toLowerCase(), cell] as const),
  )
  // Each entry has columns of its own: what all of them lack is missing.
  const missing = missingColumns(entries.flat().map(([column]) => column))
  if (entries.length > 0 && missing.length > 0)
    throw new UserFacingError(`${name}, entry 1: ${missing.join(', ')} missing.`)
  return entries.map((cells, index) => {
    const value = Object.fromEntries(cells)
    const parse = () => {
      requireColumns(cells.map(([column]) => column))
      return parseFixtureRow(value)
    }
    return { label: `entry ${index + 1}`, id: rowId(value), parse }
  })
}

async function csvRows(text: string, name: string, isWhole: boolean): Promise<Row[]> {
  // The last cell may lack its end, such as that of "forfeit 1" or of an id.
  if (!isWhole && !/[\r\n]$/.test(text))
    throw new UserFacingError(`${name} may be cut off: its last line has no line break.`)
  const { header, lines, openQuote } = await parseSheet(text)
  if (openQuote !== undefined) throw new UserFacingError(`${name}, row ${openQuote}: a quote isn't closed.`)
  parseAt(`${name}, row 1`, () => requireColumns(header))
  return lines.map(({ row, cells }, index) => {
    const value = Object.fromEntries(header.map((column, at) => [column, cells[at]]))
    const problem = `${cells.length} cells, and the header has ${header.length}`
    const isComplete = cells.length === header.length
    const isCutOff = !isWhole && index === lines.length - 1 && cells.length < header.length
    if (isCutOff) throw new UserFacingError(`${name}, row ${row}: ${problem}.`)
    const parse = () => {
      if (isComplete) return parseFixtureRow(value)
      throw new TypeError(problem)
    }
    // A comma too many moves all cells but the first.
    return { label: `row ${row}`, id: isComplete || header[0] === 'id' ? rowId(value) : undefined, parse }
  })
}

function toFixture(row: FixtureRow): Fixture {
  const { market, status, beganAt, changedAt } = row
  const isPlayed = status === 'running' || status === 'finished'
  const deciderBeganAt = beganAt ?? (isPlayed ? changedAt : undefined)
  return withContradiction(market ? { ...row, deciderBeganAt } : row, contradictionOf(row))
}
