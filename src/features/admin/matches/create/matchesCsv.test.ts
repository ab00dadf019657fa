import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { HOUR } from '@/lib/time'
import {
  CSV_COLUMNS,
  type CsvRow,
  checkRows,
  MAX_ROWS,
  readMatchesCsv,
  readyMatches,
  sampleCsv,
} from './matchesCsv'

const NOW = Date.UTC(2027, 2, 1, 12) / 1_000

const read = (text: string) => readMatchesCsv(new Blob([text]))

async function rowsOf(text: string) {
  const file = await read(text)
  if (!file.ok) throw new Error(file.reason)
  return file.rows
}

const header = 'name,start,end,min,max\n'
const line = 'A,1,2,3,4\n'

const cells = {
  name: 'T1 vs Gen.G',
  start: '2027-03-02T12:00Z',
  end: '2027-03-02T14:00Z',
  min: '0.01',
  max: '5',
}
/** Returns a file with one match. */
const csv = (separator: string, lineEnd: string) =>
  [Object.keys(cells), Object.values(cells)].map((line) => line.join(separator)).join(lineEnd)
const row = (number: number, overrides: Partial<CsvRow['cells']> = {}): CsvRow => ({
  row: number,
  cells: { ...cells, ...overrides },
})

describe('a file', () => {
  test.each([
    ['commas', csv(',', '\n')],
    ['semicolons', csv(';', '\r\n')],
    ['tabs', csv('\t', '\n')],
    [
      'another order and more columns',
      '\ufeffNote, Max ,min,end,start,NAME\nx,5,0.01,2027-03-02T14:00Z,2027-03-02T12:00Z,T1 vs Gen.G',
    ],
    ['a separator for Excel', `sep=;\r\n${csv(';', '\r\n')}`],
    ['line breaks of several kinds', `${csv(',', '\r')}\n`],
    ['a byte order mark before it', `\ufeff"sep=|"\n${csv('|', '\n')}`],
    ['quotes', csv(',', '\n').replace(cells.name, `"${cells.name}"`)],
  ])('with %s', async (_, text) => expect(await rowsOf(text)).toEqual([row(2)]))

  test('keeps row numbers across empty rows', async () => {
    const rows = await rowsOf(`${header}\nA,,,,\n,,,,\n , ,\t,,\nB,,,,\n`)
    expect(rows.map(({ row, cells }) => `${row} ${cells.name}`)).toEqual(['3 A', '6 B'])
  })

  test('fills missing cells with blanks', async () => {
    const blank = { start: '', end: '', min: '', max: '' }
    expect((await rowsOf(`${header}A`))[0]?.cells).toEqual({ name: 'A', ...blank })
  })

  test.each<[string, string, object]>([
    ['nothing', '', { reason: 'empty' }],
    ['blank lines', '\n\n', { reason: 'empty' }],
    ['no rows', header, { reason: 'empty' }],
    // Missing columns are reported before missing rows.
    ['two columns', 'name,start\n', { reason: 'columnsMissing', columns: ['end', 'min', 'max'] }],
    ['three columns', 'name,start,min\nA,1,2', { reason: 'columnsMissing', columns: ['end', 'max'] }],
    ['blank columns', `,,,,\n${line}`, { reason: 'columnsMissing', columns: CSV_COLUMNS }],
    ['an open quote', `${header}${line}"B,1,2,3,4\nC,1,2,3,4`, { reason: 'openQuote', row: 3 }],
    ['too many rows', header + line.repeat(MAX_ROWS + 1), { reason: 'tooManyRows' }],
  ])('with %s is refused', async (_, text, problem) =>
    expect(await read(text)).toEqual({ ok: false, ...problem }),
  )

  test('may have as many rows as allowed', async () =>
    expect(await read(header + line.repeat(MAX_ROWS))).toMatchObject({ ok: true }))

  test('may be in UTF-16, as spreadsheets save it', async () => {
    const bytes = Uint8Array.from(Buffer.from(`\ufeff${csv('\t', '\r\n')}`, 'utf16le'))
    expect(await readMatchesCsv(new Blob([bytes]))).toMatchObject({ ok: true, rows: [row(2)] })
  })

  test('fails if too large or gone', async () => {
    const film = new Blob([new Uint8Array(1_000_001)])
    expect(await readMatchesCsv(film)).toEqual({ ok: false, reason: 'tooLarge' })
    expect(await readMatchesCsv(film.slice(0, 1_000_000))).not.toMatchObject({ reason: 'tooLarge' })
    const gone = Object.assign(new Blob(['name']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await readMatchesCsv(gone)).toEqual({ ok: false, reason: 'unreadable' })
  })

  test('is rejected in another encoding', async () => {
    const latin = new Uint8Array([...new TextEncoder().encode('name,start,end,min,max\nKR'), 0xdc, 0x0a])
    expect(await readMatchesCsv(new Blob([latin]))).toEqual({ ok: false, reason: 'notUtf8' })
  })

  test('is valid as the sample', async () => {
    const checked = checkRows(await rowsOf(sampleCsv(NOW + 100)), [], NOW + 100)
    expect(checked.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
    const [first, second, third] = checked
    const tomorrow = NOW + 25 * HOUR
    expect(first).toMatchObject({ match: { startTime: tomorrow, endTime: tomorrow + 3 * HOUR } })
    expect(second).toMatchObject({ match: { startTime: tomorrow + 24 * HOUR } })
    expect(third).toMatchObject({ cells: { start: expect.stringMatching(/\+02:00$/) } })
    expect(third).toMatchObject({ match: { startTime: tomorrow + 48 * HOUR } })
  })
})

describe('its rows', () => {
  test('report problems by cell', () => {
    const rows = [
      row(2, { name: 'A', start: '2027-03-02T12:00', min: 'much' }),
      row(3, { name: 'B', end: '2027-03-02T12:00Z', max: '0.001' }),
      row(4, { name: 'C', start: '2027-03-01T11:59Z' }),
      row(5, { name: 'D', start: 'soon' }),
      row(6, { name: 'D', start: 'later' }),
    ]
    expect(checkRows(rows, [], NOW)).toMatchObject([
      { row: 2, state: 'wrong', problems: { start: 'zoneMissing', min: 'notANumber' } },
      { row: 3, state: 'wrong', problems: { end: 'notAfterStart', max: 'belowMin' } },
      { row: 4, state: 'wrong', problems: { start: 'inPast' } },
      { row: 5, state: 'wrong', problems: { start: 'notATime' } },
      // Without times, it is no duplicate of the row before.
      { row: 6, state: 'wrong', problems: { start: 'notATime' } },
    ])
  })

  test('are ready with warnings', () => {
    const rows = [row(2), row(3, { name: 'T1 v Gen.G', end: '2027-03-02T13:01+01', max: '1000000' })]
    expect(checkRows(rows, [], NOW)).toMatchObject([
      { state: 'ready', warnings: [] },
      { state: 'ready', warnings: ['noTeams', 'short', 'highMax'] },
    ])
  })

  test('with more cells than columns are refused: a decimal comma may have split one', async () => {
    const rows = await rowsOf(`${header}T1 vs Gen.G,2027-03-02T12:00Z,2027-03-02T14:00Z,0,01,5\n`)
    expect(checkRows(rows, [], NOW)).toMatchObject([{ row: 2, state: 'tooManyCells', cellCount: 6 }])
  })

  test('are skipped if the match exists, also once it has started', () => {
    const start = NOW + 24 * HOUR
    const open = [aMatch({ id: 7n, name: 'T1 vs Gen.G', startTime: start, endTime: start + 2 * HOUR })]
    expect(checkRows([row(2), row(3, { name: 'Other' })], open, NOW)).toMatchObject([
      { state: 'exists', id: 7n },
      { state: 'ready' },
    ])
    expect(checkRows([row(2)], open, start + 1)).toMatchObject([{ state: 'exists', id: 7n }])
  })

  test('are rejected if they repeat an earlier one', () => {
    const rows = [row(2), row(3, { start: '2027-03-02T13:00+01:00', min: '1' })]
    expect(checkRows(rows, [], NOW)).toMatchObject([{ state: 'ready' }, { state: 'repeated', sameAs: 2 }])
  })

  test('can be the markets of one series, each once', () => {
    const final = 'LoL: T1 vs Gen.G — LCK Final'
    const rows = ['', ' — Map 1', ' — Over 2.5 maps', ' — map 1'].map((market, index) =>
      row(index + 2, { name: `${final}${market}` }),
    )
    expect(checkRows(rows, [], NOW)).toMatchObject([
      { state: 'ready' },
      { state: 'ready' },
      { state: 'ready' },
      { state: 'repeated', sameAs: 3 },
    ])
  })

  test('are created if they are valid and new', () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(index + 2, { name: `Match ${index}` }))
    const checked = checkRows([...rows, row(62, { min: '' })], [], NOW)
    expect(readyMatches(checked).map(({ name }) => name)).toEqual(rows.map(({ cells }) => cells.name))
  })
})

describe('a sheet of fixtures', () => {
  const titles = 'ID,Game,Team1,Team2,Event,Start,Status,Best_of,Result,Changed'
  const fixture = (id: string, changes: Record<string, string> = {}) =>
    Object.values({
      ...{ id, game: 'LoL', team1: 'Kestrels', team2: 'Glasswing', event: 'Harbor Cup' },
      ...{ start: '2027-03-02T17:00Z', status: 'scheduled', best_of: '5', result: '' },
      ...{ changed: '2027-02-20T09:00Z', ...changes },
    }).join()
  const sheet = (...lines: readonly string[]) => `${[titles, ...lines].join('\r\n')}\n`
  const statesOf = async (...lines: readonly string[]) =>
    checkRows(await rowsOf(sheet(...lines)), [], NOW).map(({ state }) => state)

  test('is read as by operate, with the lengths and bets that it has by default', async () => {
    expect(checkRows(await rowsOf(sheet(fixture('a'))), [], NOW)).toMatchObject([
      {
        state: 'ready',
        match: {
          name: 'LoL: Kestrels vs Glasswing — Harbor Cup',
          startTime: Date.UTC(2027, 2, 2, 17) / 1_000,
          endTime: Date.UTC(2027, 2, 2, 18) / 1_000,
          minBet: 10n ** 15n,
          maxBet: 10n ** 18n,
        },
        warnings: [],
      },
    ])
  })

  test('can have a row about a market of a series, which ends before the market can be decided', async () => {
    const rows = await rowsOf(`${titles},Market\n${fixture('a')},map 2\n${fixture('b')},map two\n`)
    expect(checkRows(rows, [], NOW)).toMatchObject([
      {
        state: 'ready',
        match: {
          name: 'LoL: Kestrels vs Glasswing — Harbor Cup — Map 2',
          endTime: Date.UTC(2027, 2, 2, 17, 30) / 1_000,
        },
      },
      { state: 'unreadable', column: 'market', cell: 'map two' },
    ])
  })

  test.each<[string, Record<string, string>, string]>([
    ['a team to be decided', { team2: 'Winner of QF1' }, 'undecided'],
    ['no teams', { team1: 'TBD', team2: 'TBD' }, 'undecided'],
    ['a finished match', { status: 'finished', result: '1' }, 'notUpcoming'],
    ['a result too early', { result: '1' }, 'notUpcoming'],
    ['a start that has passed', { start: '2027-03-01T11:00Z' }, 'notUpcoming'],
    ['an unknown game', { game: 'Chess' }, 'noLength'],
    ['an unknown number of games', { best_of: '9' }, 'noLength'],
  ])('leaves out %s', async (_, changes, state) => {
    expect(await statesOf(fixture('a', changes), fixture('b'))).toEqual([state, 'ready'])
  })

  test('names the cell that can’t be read, and refuses one team on both sides', async () => {
    const lines = [fixture('1.0'), fixture('b', { team2: 'kestrels' }), fixture('c', { status: '' })]
    expect(checkRows(await rowsOf(sheet(...lines)), [], NOW)).toMatchObject([
      { row: 2, state: 'unreadable', column: 'id', cell: '1.0' },
      { row: 3, state: 'wrong', problems: { name: 'sameTeam' } },
      { row: 4, state: 'unreadable', column: 'status', cell: '' },
    ])
  })

  test('finds a match of its teams within a day, whatever its length and event', async () => {
    const rows = await rowsOf(sheet(fixture('a'), fixture('b', { start: '2027-03-04T17:00Z' })))
    const startTime = Date.UTC(2027, 2, 2, 14) / 1_000
    const name = 'lol: Glasswing vs Kestrels — Final'
    const existing = aMatch({ id: 4n, name, startTime, endTime: startTime + HOUR })
    expect(checkRows(rows, [existing], NOW)).toMatchObject([{ state: 'exists', id: 4n }, { state: 'ready' }])
    const noGame = { ...existing, name: 'Kestrels vs Glasswing' }
    expect(checkRows(rows, [noGame], NOW)).toMatchObject([{ state: 'exists', id: 4n }, { state: 'ready' }])
    const otherGame = { ...existing, name: 'CS2: Kestrels vs Glasswing' }
    expect(checkRows(rows, [otherGame], NOW)).toMatchObject([{ state: 'ready' }, { state: 'ready' }])
    const again = fixture('b', { start: '2027-03-03T12:00Z' })
    expect(await statesOf(fixture('a'), again)).toEqual(['ready', 'repeated'])
  })

  test('takes no other market of the series for its match', async () => {
    const startTime = Date.UTC(2027, 2, 2, 17) / 1_000
    const name = 'LoL: Kestrels vs Glasswing — Harbor Cup — Map 1'
    const existing = aMatch({ id: 4n, name, startTime, endTime: startTime + HOUR })
    expect(checkRows(await rowsOf(sheet(fixture('a'))), [existing], NOW)).toMatchObject([{ state: 'ready' }])
    const map = fixture('a', { event: 'Harbor Cup — Map 1' })
    expect(checkRows(await rowsOf(sheet(map)), [existing], NOW)).toMatchObject([{ state: 'exists', id: 4n }])
  })

  test.each<[string, string, object]>([
    ['a missing column', titles.replace(',Status', ''), { reason: 'columnsMissing', columns: ['status'] }],
    [
      'a misspelt column',
      titles.replace('Result', 'Resutl'),
      { reason: 'columnsWrong', columns: ['resutl'] },
    ],
  ])('with %s is refused', async (_, header, problem) => {
    expect(await read(`${header}\n${fixture('a')}\n`)).toEqual({ ok: false, ...problem })
  })
})
