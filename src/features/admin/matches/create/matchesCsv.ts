import { formatEther } from 'viem'
import type { ContractCall } from '@/chain/transactions/types'
import { missingColumns, wrongColumns } from '@/domain/match/fixtureRow'
import { type Match, matchStatus } from '@/domain/match/match'
import { outcomeOf, outcomeText } from '@/domain/match/outcome'
import { createCall } from '@/features/admin/matches/matchCalls'
import {
  checkNewMatch,
  contestOf,
  type ExistingMatch,
  type MatchWarning,
  matchIdentity,
  matchWarnings,
  type NewMatch,
  type NewMatchField,
  type NewMatchProblems,
} from '@/features/admin/matches/newMatch'
import { decodeText } from '@/lib/decodeText'
import { parseSheet, type Sheet } from '@/lib/sheet'
import { DAY, HOUR, isoDateTime, parseZonedTime } from '@/lib/time'
import { toCsv, unescapeFormula } from '@/lib/toCsv'
import { type FixtureState, fixtureRows } from './fixtureCsv'

/** Required columns, in any order. */
export const CSV_COLUMNS = ['name', 'start', 'end', 'min', 'max'] as const satisfies NewMatchField[]

export interface CsvRow {
  /** As spreadsheets count: the header is row 1. */
  row: number
  cells: Readonly<Record<NewMatchField, string>>
  /** Set if the row has more cells than the header. */
  cellCount?: number
  /** Set if the file is a sheet of fixtures. */
  fixture?: FixtureState
}

export type CsvFile =
  | { ok: true; rows: readonly CsvRow[]; columnCount: number }
  | { ok: false; reason: 'unreadable' | 'tooLarge' | 'notUtf8' | 'empty' | 'tooManyRows' }
  | { ok: false; reason: 'columnsMissing' | 'columnsWrong'; columns: readonly string[] }
  | { ok: false; reason: 'openQuote'; row: number }

export const MAX_ROWS = 1_000

/** Far more than `MAX_ROWS` rows with the longest names. */
const MAX_BYTES = 1_000_000

/** Parses a CSV file of matches, or of fixtures as `npm run operate` reads it. Never throws. */
export async function readMatchesCsv(file: Blob): Promise<CsvFile> {
  if (file.size > MAX_BYTES) return { ok: false, reason: 'tooLarge' }
  try {
    return await parseMatchesCsv(await file.arrayBuffer())
  } catch {
    // Reading the file or loading the parser failed.
    return { ok: false, reason: 'unreadable' }
  }
}

async function parseMatchesCsv(bytes: ArrayBuffer): Promise<CsvFile> {
  let text: string
  try {
    // Match names cannot be corrected on chain, so other encodings are rejected.
    text = decodeText(bytes)
  } catch {
    return { ok: false, reason: 'notUtf8' }
  }
  const { header, lines, openQuote } = await parseSheet(text)
  if (openQuote !== undefined) return { ok: false, reason: 'openQuote', row: openQuote }
  if (header.every((column) => column === '') && lines.length === 0) return { ok: false, reason: 'empty' }
  const missing = CSV_COLUMNS.filter((column) => !header.includes(column))
  const isOfFixtures = missing.length > 0 && header.includes('team1')
  const lacking = isOfFixtures ? missingColumns(header) : missing
  if (lacking.length > 0) return { ok: false, reason: 'columnsMissing', columns: lacking }
  const wrong = isOfFixtures ? wrongColumns(header) : []
  if (wrong.length > 0) return { ok: false, reason: 'columnsWrong', columns: wrong }
  if (lines.length === 0) return { ok: false, reason: 'empty' }
  if (lines.length > MAX_ROWS) return { ok: false, reason: 'tooManyRows' }
  const sheet = {
    header,
    lines: lines.map(({ row, cells }) => ({ row, cells: cells.map(unescapeFormula) })),
  }
  return {
    ok: true,
    rows: isOfFixtures ? fixtureRows(sheet) : matchRows(sheet),
    columnCount: header.length,
  }
}

function matchRows({ header, lines }: Pick<Sheet, 'header' | 'lines'>): CsvRow[] {
  return lines.map(({ row, cells }) => {
    const cell = (column: NewMatchField) => cells[header.indexOf(column)] ?? ''
    return {
      row,
      cells: {
        name: cell('name'),
        start: cell('start'),
        end: cell('end'),
        min: cell('min'),
        max: cell('max'),
      },
      ...(cells.length > header.length && { cellCount: cells.length }),
    }
  })
}

export type CheckedRow = CsvRow &
  (
    | { state: 'ready'; match: NewMatch; warnings: readonly MatchWarning[] }
    /** A match has the same name and times, also one that is void. */
    | { state: 'exists'; id: bigint }
    /** Its creation waits for the signers of a Safe. */
    | { state: 'proposed'; match: NewMatch }
    /** An earlier row has the same name and times. */
    | { state: 'repeated'; sameAs: number }
    | { state: 'wrong'; problems: NewMatchProblems }
    | { state: 'tooManyCells'; cellCount: number }
    | Exclude<FixtureState, { state: 'listed' }>
  )

/** The states of rows that stop nothing, and create nothing either. */
export const LEFT_OUT = ['undecided', 'notUpcoming', 'noLength'] as const satisfies CheckedRow['state'][]

/** Validates rows against the contract's rules and the recent matches. @param now unix seconds of the chain */
export function checkRows(
  rows: readonly CsvRow[],
  recent: readonly ExistingMatch[],
  now: number,
  isProposed: (call: ContractCall) => boolean = () => false,
): CheckedRow[] {
  const existing = new Map(recent.map((match) => [matchIdentity(match), match.id]))
  const seen = new Map<string, number>()
  const meetings = recent.map((match): Meeting => ({ ...match, ...contestOf(match.name) }))
  return rows.map((row): CheckedRow => {
    if (row.cellCount !== undefined) return { ...row, state: 'tooManyCells', cellCount: row.cellCount }
    const { name, min, max } = row.cells
    const [start, end] = [parseZonedTime(row.cells.start), parseZonedTime(row.cells.end)]
    if (row.fixture) {
      if (row.fixture.state !== 'listed') return { ...row, ...row.fixture }
      const meeting = { row: row.row, startTime: start.ok ? start.time : 0, ...contestOf(name) }
      const other = meetings.find((one) => isSameContest(one, meeting))
      if (other && 'id' in other) return { ...row, state: 'exists', id: other.id }
      if (other) return { ...row, state: 'repeated', sameAs: other.row }
      if (meeting.startTime < now) return { ...row, state: 'notUpcoming' }
      meetings.push(meeting)
    } else if (start.ok && end.ok) {
      const identity = matchIdentity({ name, startTime: start.time, endTime: end.time })
      // Checked before the rules, because an existing match may have started.
      const id = existing.get(identity)
      if (id !== undefined) return { ...row, state: 'exists', id }
      const sameAs = seen.get(identity)
      if (sameAs !== undefined) return { ...row, state: 'repeated', sameAs }
      seen.set(identity, row.row)
    }
    const { problems, match } = checkNewMatch({ name, start, end, min, max }, now)
    if (!match) return { ...row, state: 'wrong', problems }
    if (isProposed(createCall(match))) return { ...row, state: 'proposed', match }
    return { ...row, state: 'ready', match, warnings: matchWarnings(match) }
  })
}

/** When two teams meet, in a match or in an earlier row: each market of a series on its own. */
type Meeting = ReturnType<typeof contestOf> & { startTime: number } & ({ id: bigint } | { row: number })

/** Operate takes two for one in the same way: an operator may have chosen other lengths and events. */
function isSameContest(one: Meeting, other: Meeting): boolean {
  const isSameGame = one.game === other.game || one.game === '' || other.game === ''
  return one.sides === other.sides && isSameGame && Math.abs(one.startTime - other.startTime) <= DAY
}

/** 25 matches with the longest names take a fifth of a 30 million gas block. */
export const BATCH_SIZE = 25

export function readyMatches(rows: readonly CheckedRow[]): NewMatch[] {
  return rows.flatMap((row) => (row.state === 'ready' ? [row.match] : []))
}

export function sampleCsv(now: number): string {
  const tomorrow = Math.ceil(now / HOUR) * HOUR + DAY
  const third = tomorrow + 2 * DAY
  const rows = [
    ['LoL: T1 vs Gen.G — LCK Final', utc(tomorrow), utc(tomorrow + 3 * HOUR), '0.01', '5'],
    ['CS2: Natus Vincere vs FaZe Clan', utc(tomorrow + DAY), utc(tomorrow + DAY + 2 * HOUR), '0.005', '2.5'],
    ['Team Spirit vs Tundra', ahead(third, 2), ahead(third + HOUR, 2), '0.01', '10'],
  ]
  // Spreadsheets need the byte order mark to read UTF-8.
  return `\ufeff${[CSV_COLUMNS, ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function utc(time: number): string {
  return isoDateTime(time).replace(':00.000Z', 'Z')
}

function ahead(time: number, hours: number): string {
  return utc(time + hours * HOUR).replace('Z', `+0${hours}:00`)
}

/** Writes matches in the columns that a file of new matches has, and more. Amounts are exact WETH. @param now unix seconds */
export function exportMatches(matches: readonly Match[], now: number): Promise<string> {
  return toCsv(
    matches.map((match) => ({
      id: String(match.id),
      name: match.name,
      start: isoDateTime(match.startTime),
      end: isoDateTime(match.endTime),
      min: formatEther(match.minBet),
      max: formatEther(match.maxBet),
      state: matchStatus(match, now),
      winner: match.winner === 0 ? '' : outcomeText(outcomeOf(match)),
      pool_a_weth: formatEther(match.totalPoolA),
      pool_b_weth: formatEther(match.totalPoolB),
    })),
  )
}
