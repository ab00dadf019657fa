import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { UserFacingError } from '../../lib/machine.ts'
import { type Clock, type Feed, type Fixture, parseList } from './feed.ts'
import { parseFixtures, requireColumns } from './fixtureRows.ts'
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
      return { fixtures: parseFile(decode(bytes, path), path, false), badRows: [] }
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
      return { fixtures: parseFile(text, name, isWhole), badRows: [] }
    },
  }
}

/** @param isWhole the text can't be cut off */
function parseFile(text: string, name: string, isWhole: boolean): Fixture[] {
  if (!/^\s*[[{]/.test(text)) return parseCsv(text, name, isWhole)
  const entries = parseList(text, `${name} holds`)
  return parseFixtures(
    entries.map((value, index) => ({ label: `entry ${index + 1}`, value })),
    name,
  )
}

function parseCsv(text: string, name: string, isWhole: boolean): Fixture[] {
  // The last cell may lack its end, such as that of "forfeit 1" or of an id.
  if (!isWhole && !text.endsWith('\n')) {
    throw new UserFacingError(`${name} may be cut off: its last line has no line break.`)
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new UserFacingError(`${name}, row ${(broken.row ?? 0) + 1}: a quote isn't closed.`)
  const [header = [], ...lines] = data.map((line) => line.map((value) => value.trim()))
  requireColumns(header, `${name}, row 1`)
  const rows = lines.flatMap((line, index) => {
    if (line.every((value) => value === '')) return []
    const label = `row ${index + 2}`
    if (line.length !== header.length) {
      throw new UserFacingError(
        `${name}, ${label}: ${line.length} cells, and the header has ${header.length}.`,
      )
    }
    return [{ label, value: Object.fromEntries(header.map((column, at) => [column, line[at]])) }]
  })
  return parseFixtures(rows, name)
}
