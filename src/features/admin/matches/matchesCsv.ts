import { parseZonedTime } from '@/features/admin/shared/times'
import { isoDateTime } from '@/lib/isoDateTime'
import {
  checkNewMatch,
  type ExistingMatch,
  matchIdentity,
  type NewMatch,
  type NewMatchField,
  type NewMatchProblems,
} from './newMatch'

/** The columns of a file of matches, in the order of the sample. A file may have them in any order, and more. */
export const CSV_COLUMNS = ['name', 'start', 'end', 'min', 'max'] as const satisfies NewMatchField[]

/** A line of a file as it was written. */
export interface CsvRow {
  /** As spreadsheets number it: the header is 1. */
  row: number
  cells: Readonly<Record<NewMatchField, string>>
  /** How many cells it has, where that is more than the header has. */
  cellCount?: number
}

export type CsvFile =
  | { ok: true; rows: readonly CsvRow[]; columnCount: number }
  | { ok: false; reason: 'unreadable' | 'tooLarge' | 'notUtf8' | 'empty' | 'tooManyRows' }
  | { ok: false; reason: 'columnsMissing'; columns: readonly NewMatchField[] }
  | { ok: false; reason: 'openQuote'; row: number }

/** More would take dozens of transactions. */
export const MAX_ROWS = 1_000

/** So many rows with the longest names are far smaller: what is larger is another file. */
const MAX_BYTES = 1_000_000

/** Reads a file of matches, whatever separates its cells. The parser loads when it is first needed. Never throws. */
export async function readMatchesCsv(file: Blob): Promise<CsvFile> {
  if (file.size > MAX_BYTES) return { ok: false, reason: 'tooLarge' }
  try {
    return await parseMatchesCsv(await file.arrayBuffer())
  } catch {
    // The file is gone or locked, or the parser could not be loaded.
    return { ok: false, reason: 'unreadable' }
  }
}

async function parseMatchesCsv(bytes: ArrayBuffer): Promise<CsvFile> {
  let text: string
  try {
    // A letter of another encoding would stay garbled on chain for good.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, reason: 'notUtf8' }
  }
  const { default: Papa } = await import('papaparse')
  const { data, errors } = Papa.parse<string[]>(text)
  const openQuote = errors.find(({ type }) => type === 'Quotes')
  if (openQuote) return { ok: false, reason: 'openQuote', row: (openQuote.row ?? 0) + 1 }

  const [header = [], ...lines] = data
  const columns = header.map((title) => title.trim().toLowerCase())
  const rows = lines.flatMap((line, index): CsvRow[] => {
    if (line.every((cell) => cell.trim() === '')) return []
    const cell = (column: NewMatchField) => line[columns.indexOf(column)] ?? ''
    return [
      {
        row: index + 2,
        cells: {
          name: cell('name'),
          start: cell('start'),
          end: cell('end'),
          min: cell('min'),
          max: cell('max'),
        },
        ...(line.length > columns.length && { cellCount: line.length }),
      },
    ]
  })
  if (columns.every((column) => column === '') && rows.length === 0) return { ok: false, reason: 'empty' }
  const missing = CSV_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) return { ok: false, reason: 'columnsMissing', columns: missing }
  if (rows.length === 0) return { ok: false, reason: 'empty' }
  if (rows.length > MAX_ROWS) return { ok: false, reason: 'tooManyRows' }
  return { ok: true, rows, columnCount: columns.length }
}

/** What would become of a row. */
export type CheckedRow = CsvRow &
  (
    | { state: 'ready'; match: NewMatch }
    /** An open match has its name and times. */
    | { state: 'exists'; id: bigint }
    /** The row before it with the same name and times. */
    | { state: 'repeated'; sameAs: number }
    | { state: 'wrong'; problems: NewMatchProblems }
    /** More cells than columns, so that nobody can tell which is which. */
    | { state: 'tooManyCells'; cellCount: number }
  )

/**
 * A file's rows as the contract, and the matches that are there already, would have them.
 * @param open all without a result
 * @param now the chain's now, unix seconds
 */
export function checkRows(
  rows: readonly CsvRow[],
  open: readonly ExistingMatch[],
  now: number,
): CheckedRow[] {
  const existing = new Map(open.map((match) => [matchIdentity(match), match.id]))
  const seen = new Map<string, number>()
  return rows.map((row): CheckedRow => {
    if (row.cellCount !== undefined) return { ...row, state: 'tooManyCells', cellCount: row.cellCount }
    const { name, min, max } = row.cells
    const [start, end] = [parseZonedTime(row.cells.start), parseZonedTime(row.cells.end)]
    if (start.ok && end.ok) {
      const identity = matchIdentity({ name, startTime: start.time, endTime: end.time })
      // Before its rules: what exists may have started since.
      const id = existing.get(identity)
      if (id !== undefined) return { ...row, state: 'exists', id }
      const sameAs = seen.get(identity)
      if (sameAs !== undefined) return { ...row, state: 'repeated', sameAs }
      seen.set(identity, row.row)
    }
    const checked = checkNewMatch({ name, start, end, min, max }, now)
    return checked.ok
      ? { ...row, state: 'ready', match: checked.match }
      : { ...row, state: 'wrong', problems: checked.problems }
  })
}

/** What creating 25 matches with the longest names costs fits into a fifth of a block of 30 million gas. */
export const BATCH_SIZE = 25

/** The rows that are to be created, so many to a transaction. */
export function batchesOf(rows: readonly CheckedRow[]): NewMatch[][] {
  const ready = rows.flatMap((row) => (row.state === 'ready' ? [row.match] : []))
  const batches: NewMatch[][] = []
  for (let from = 0; from < ready.length; from += BATCH_SIZE)
    batches.push(ready.slice(from, from + BATCH_SIZE))
  return batches
}

const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * A file as it is wanted, with times that are still to come.
 * @param now unix seconds
 */
export function sampleCsv(now: number): string {
  const tomorrow = Math.ceil(now / HOUR) * HOUR + DAY
  const rows = [
    ['LoL: T1 vs Gen.G — LCK Final', utc(tomorrow), utc(tomorrow + 3 * HOUR), '0.01', '5'],
    ['CS2: Natus Vincere vs FaZe Clan', utc(tomorrow + DAY), utc(tomorrow + DAY + 2 * HOUR), '0.005', '2.5'],
    [
      'Team Spirit vs Tundra',
      ahead(tomorrow + 2 * DAY, 2),
      ahead(tomorrow + 2 * DAY + HOUR, 2),
      '0.01',
      '10',
    ],
  ]
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\ufeff${[CSV_COLUMNS, ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function utc(time: number): string {
  return isoDateTime(time).replace(':00.000Z', 'Z')
}

/** The same moment as a zone says it that is some hours ahead of UTC, fewer than ten. */
function ahead(time: number, hours: number): string {
  return utc(time + hours * HOUR).replace('Z', `+0${hours}:00`)
}
