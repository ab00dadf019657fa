import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../src/testing/processes.ts'
import { testFolder } from '../../../src/testing/testFolder.ts'
import { NOW, serveReplay } from './feeds.fixture.ts'
import { openFeed } from './openFeed.ts'

const { signal } = new AbortController()
const HEADER = 'id,game,team1,team2,start,status,changed,result'
const ROW = '1,LoL,T1,Gen.G,2026-11-28T17:00Z,finished,2026-11-28T21:00Z,1'
const TITLE = { id: 1, game: 'LoL', team1: 'T1', team2: 'Gen.G' }
const ENTRY = { ...TITLE, start: '2026-11-28T17:00Z', status: 'scheduled', changed: NOW }

async function readContent(text: string | Uint8Array) {
  const path = join(testFolder(), 'fixtures')
  await writeFile(path, text)
  return openFeed(path).read(signal)
}

const readText = async (text: string | Uint8Array) => (await readContent(text)).fixtures

/** Returns the reasons of the rows that can't be read, each with its place in the file. */
async function badRowsOf(text: string) {
  const { badRows } = await readContent(text)
  return badRows.map(({ id, place, reason }) => `${id}: ${place.replace(/^.*\/fixtures, /, '')}: ${reason}`)
}

async function expectRefusal(text: string | Uint8Array, message: string) {
  const reading = readText(text)
  await expect(reading).rejects.toThrow(`/fixtures${message}`)
}

describe('CSV', () => {
  test('reads every column', async () => {
    const csv = [
      'id,game,team1,team2,event,start,original_start,began,ended,status,best_of,result,changed,source',
      '7, LoL ,"T1",Gen.G,"LCK, Final",2026-11-28T18:00+01:00,2026-11-27 17:00Z,1795885260,2026-11-28T21:00:30Z,finished,5,forfeit 2,2026-11-28T21:01Z,https://lolesports.com/7',
      '',
    ].join('\r\n')
    expect(await readText(csv)).toEqual([
      {
        id: '7',
        game: 'LoL',
        teams: ['T1', 'Gen.G'],
        event: 'LCK, Final',
        startTime: Date.UTC(2026, 10, 28, 17) / 1_000,
        originalStartTime: Date.UTC(2026, 10, 27, 17) / 1_000,
        beganAt: 1_795_885_260,
        endedAt: Date.UTC(2026, 10, 28, 21, 0, 30) / 1_000,
        status: 'finished',
        bestOf: 5,
        result: { kind: 'forfeit', winner: 2 },
        changedAt: Date.UTC(2026, 10, 28, 21, 1) / 1_000,
        source: 'https://lolesports.com/7',
      },
    ])
  })

  const upcoming = ROW.replace('finished', 'scheduled').replace(/1$/, '')

  test.each([
    ['map 2', { kind: 'map', map: 2 }, ROW, '', Date.UTC(2026, 10, 28, 21) / 1_000],
    ['Over 3.5', { kind: 'total', line: 3.5 }, ROW, NOW, NOW],
    ['map 10', { kind: 'map', map: 10 }, upcoming, '', undefined],
    ['', undefined, ROW, NOW, undefined],
  ])('reads the market %j, which is open until its play began', async (cell, market, row, began, begin) => {
    const [fixture] = await readText(`${HEADER},event,market,began\n${row},LCK,${cell},${began}\n`)
    expect([fixture?.market, fixture?.deciderBeganAt]).toEqual([market, begin])
  })

  test.each([
    ['LCK,map2', 'market is "map2", and not a market such as map 2 or over 3.5.'],
    ['LCK,map 0', 'market is "map 0", and not a market such as map 2 or over 3.5.'],
    ['LCK,over 3', 'market is "over 3", and not a market such as map 2 or over 3.5.'],
    [',map 2', 'market is one of a match without an event.'],
  ])('refuses a row with %j', async (cells, reason) => {
    const { badRows } = await readContent(`${HEADER},event,market\n${ROW},${cells}\n`)
    expect(badRows).toMatchObject([{ id: '1', reason }])
  })

  test('reads a spreadsheet with semicolons, a byte order mark, empty rows and teams to be decided', async () => {
    const csv = `\ufeffid;game;team1;team2;start;status;changed;result\r\n;;;;;;;\r\n9;CS2;;;1795885200;scheduled;1795000000;\r\n`
    const none = { beganAt: undefined, bestOf: undefined, result: undefined, source: undefined }
    expect(await readText(csv)).toMatchObject([
      { id: '9', teams: ['', ''], event: '', originalStartTime: 1_795_885_200, ...none },
    ])
  })

  test.each([
    ['1', { kind: 'win', winner: 1 }],
    ['2', { kind: 'win', winner: 2 }],
    ['draw', { kind: 'draw' }],
    ['forfeit 1', { kind: 'forfeit', winner: 1 }],
    ['', undefined],
  ])('reads the result %j', async (cell, result) => {
    const [fixture] = await readText(`${HEADER}\n${ROW.replace(/1$/, cell)}\n`)
    expect(fixture?.result).toEqual(result)
  })

  const second = (changes: Record<string, string>) => {
    const cells = Object.fromEntries(HEADER.split(',').map((column, at) => [column, ROW.split(',')[at]]))
    return `${HEADER}\n${ROW}\n${Object.values({ ...cells, id: '2', ...changes }).join(',')}\n`
  }
  const noTime = 'and not a time with a zone such as 2026-11-28T17:00Z or unix seconds.'
  const noStatus = 'and not one of scheduled, running, finished, postponed, cancelled.'

  test.each([
    [{ id: '' }, 'id is empty.'],
    [{ game: ' ' }, 'game is empty.'],
    [{ team2: '\u200b\u2060' }, 'team2 is a name of characters that nobody sees.'],
    [{ start: '2026-11-28T17:00' }, `start is "2026-11-28T17:00", ${noTime}`],
    [{ start: '2026-02-30T17:00Z' }, `start is "2026-02-30T17:00Z", ${noTime}`],
    // Milliseconds.
    [{ changed: '1795885200000' }, `changed is "1795885200000", ${noTime}`],
    [{ changed: '' }, 'changed is empty.'],
    [{ status: 'done' }, `status is "done", ${noStatus}`],
    [{ result: '3' }, 'result is "3", and not one of 1, 2, draw, forfeit 1, forfeit 2.'],
    [{ result: '1,more' }, '9 cells, and the header has 8.'],
    // What pandas writes.
    [{ id: '2.0' }, 'id is "2.0", a number with a fraction: write 2.'],
    [{ start: '1795852800.0' }, 'start is "1795852800.0", a number with a fraction: write 1795852800.'],
    [{ result: '1.0' }, 'result is "1.0", a number with a fraction: write 1.'],
    [{ result: 'NaN' }, 'result is "NaN": leave it empty.'],
    [{ game: '#REF!' }, 'game is "#REF!": leave it empty.'],
    // What Excel makes of a long number.
    [
      { id: '1.79589E+12' },
      'id is "1.79589E+12", a number that a spreadsheet has rounded: format the column',
    ],
  ])('uses the other rows in spite of %j', async (changes, reason) => {
    const { fixtures, badRows } = await readContent(second(changes))
    expect(fixtures).toMatchObject([{ id: '1', result: { winner: 1 } }])
    expect(badRows).toHaveLength(1)
    expect(badRows[0]?.place).toMatch(/\/fixtures, row 3$/)
    expect(badRows[0]?.reason).toContain(reason)
    expect(badRows[0]?.id).toBe('id' in changes ? undefined : '2')
  })

  test('refuses the whole file for a repeated id, also if one of the rows can’t be read', async () => {
    await expectRefusal(second({ id: '1' }), ', row 3: id "1" is already in row 2.')
    await expectRefusal(second({ id: '1', status: 'done' }), ', row 3: id "1" is already in row 2.')
  })

  test.each([
    [{ team2: 't1' }, 'The names of both teams read the same: "T1" and "t1".'],
    [{ team2: 'Т1' }, 'The names of both teams read the same: "T1" and "Т1".'],
    [{ status: 'running' }, 'It has a result, and is running.'],
    [{ status: 'scheduled', result: 'draw' }, 'It has a result, and is scheduled.'],
    [{ status: 'cancelled' }, 'It has a result, and is cancelled.'],
  ])('takes no result from a row that contradicts itself: %j', async (changes, contradiction) => {
    const { fixtures, badRows } = await readContent(second(changes))
    expect(fixtures).toMatchObject([{ id: '1' }, { id: '2', result: undefined, contradiction }])
    expect(fixtures[0]?.contradiction).toBeUndefined()
    expect(badRows).toEqual([])
  })

  test('takes no result from a row whose times can’t be true', async () => {
    const times = 'began,ended'
    const rows = (ended: string) => `${HEADER},${times}\n${ROW},2026-11-28T17:00Z,${ended}\n`
    const contradiction = 'It ended before it began.'
    expect(await readText(rows('2026-11-28T16:59Z'))).toMatchObject([{ contradiction, result: undefined }])
    expect((await readText(rows('2026-11-28T17:01Z')))[0]?.contradiction).toBeUndefined()
  })

  test.each(['TBD', 'tba', 'BYE', 'Winner of QF1', '#N/A', 'NaN', 'Loading...', '?', '-', 'Qualifier 3'])(
    'reads "%s" as a side to be decided',
    async (side) => {
      const changes = { team2: side, status: 'scheduled', result: '' }
      expect(await readText(second(changes))).toMatchObject([{ id: '1' }, { teams: ['T1', ''] }])
      const both = await readContent(second({ ...changes, team1: side }))
      expect(both.fixtures[1]).toMatchObject({ teams: ['', ''] })
      expect([both.fixtures[1]?.contradiction, both.badRows]).toEqual([undefined, []])
    },
  )

  test('accepts a walkover of a cancelled match', async () => {
    expect(await readText(second({ status: 'cancelled', result: 'forfeit 2' }))).toHaveLength(2)
  })

  const [first = '', ...others] = ROW.split(',')
  const rows = ['1', '2', '3'].map((id) => [id, ...others].join())
  const sheet = [HEADER, ...rows]
  test.each([
    ['several kinds of line breaks', `${HEADER}\r\n${ROW}\r\n2${ROW.slice(1)}\n3${ROW.slice(1)}\r\n`],
    ['the line breaks of old spreadsheets', `${HEADER}\r${ROW}\r2${ROW.slice(1)}\r3${ROW.slice(1)}\r`],
    ['capitals in the header', `${HEADER.toUpperCase()}\n${ROW}\n2${ROW.slice(1)}\n3${ROW.slice(1)}\n`],
    ['columns that were used once', `${sheet.join(',,\n')},,\n`],
    ['columns that only some rows have', `${[HEADER, ...rows.map((row) => `${row},`)].join('\n')}\n`],
    ['characters that nobody sees in the header', `\u200b${sheet.join('\n')}\n`],
    ['a line for Excel that was saved as a row', `sep=,,,,\n${sheet.join('\n')}\n`],
    [
      'a line for Excel',
      `sep=;\r\n${[HEADER, ROW, ['2', ...others].join(), ['3', ...others].join()].join('\r\n').replaceAll(',', ';')}\r\n`,
    ],
  ])('reads %s', async (_, csv) => {
    const { fixtures, badRows } = await readContent(csv)
    expect(fixtures.map(({ id }) => id)).toEqual([first, '2', '3'])
    expect(badRows).toEqual([])
  })

  test.each(['utf16le', 'utf16be'])('reads %s with its mark', async (encoding) => {
    const bytes = Buffer.from(`\ufeff${HEADER}\n${ROW.replace('T1', 'Málaga')}\n`, 'utf16le')
    const [fixture] = await readText(encoding === 'utf16be' ? bytes.swap16() : bytes)
    expect(fixture?.teams).toEqual(['Málaga', 'Gen.G'])
  })

  const half = `${HEADER}\n${ROW.slice(0, 30)}`
  const cutOff = ' may be cut off: its last line has no line break.'

  test.each([
    ['nothing', '', cutOff],
    ['half a row', half, cutOff],
    ['half a row with a break', `${half}\n`, ', row 2: 5 cells, and the header has 8.'],
    ['an open quote', `${HEADER}\n"${ROW}\n`, ", row 2: a quote isn't closed."],
    ['half a header', 'id,game,team1\n', ', row 1: team2, start, status, changed missing.'],
    ['a misspelt column', `${HEADER.replace('result', 'resutl')}\n`, ', row 1: "resutl" unknown'],
    ['a repeated column', `${HEADER},result\n`, ', row 1: "result" unknown or repeated'],
    ['a page of HTML', '<!doctype html>\n<title>Sign in</title>\n', ', row 1: id, game'],
    ['another encoding', Buffer.from(`${HEADER}\nMálaga\n`, 'latin1'), ' is not encoded in UTF-8.'],
  ])('refuses %s', (_, csv, message) => expectRefusal(csv, message))
})

describe('JSON', () => {
  test('reads numbers, texts and null', async () => {
    const [fixture] = await readText(JSON.stringify([{ ...ENTRY, best_of: 3, result: null, event: null }]))
    expect(fixture).toMatchObject({ id: '1', bestOf: 3, result: undefined, event: '', changedAt: NOW })
  })

  test('reads an empty list', async () => {
    expect(await readText('[]')).toEqual([])
  })

  const json = (...entries: unknown[]) => JSON.stringify(entries)
  const noLink = 'source is "javascript:alert(1)", and not a link that starts with https://.'

  test.each([
    ['half a list', json(ENTRY).slice(0, -1), ' holds broken JSON, perhaps because it is cut off.'],
    ['an object', '{"matches":[]}', ' holds no list of matches.'],
    ['numbers that JSON lacks', '[{"id":1,"team2":NaN}]', ' holds broken JSON: NaN is no JSON, write null.'],
    ['missing properties', json(TITLE), ', entry 1: start, status, changed missing.'],
    ['a repeated id', json(ENTRY, ENTRY), ', entry 2: id "1" is already in entry 1.'],
  ])('refuses %s', (_, text, message) => expectRefusal(text, message))

  test('uses the other entries in spite of one that can’t be read', async () => {
    const rounded = '9007199254740993'
    const text = json(
      ENTRY,
      7,
      { ...ENTRY, id: 'a', team1: [] },
      { ...ENTRY, id: 'b', source: 'javascript:alert(1)' },
      { ...ENTRY, id: 'c', resutl: 1 },
      { ...ENTRY, id: 'ID' },
    ).replace('"ID"', rounded)
    expect(await readText(text)).toMatchObject([{ id: '1' }])
    expect(await badRowsOf(text)).toEqual([
      'undefined: entry 2: id, game, team1, team2, start, status, changed missing.',
      'a: entry 3: team1 is no text.',
      `b: entry 4: ${noLink}`,
      expect.stringMatching(/^c: entry 5: "resutl" unknown or repeated\. Use id, /),
      'undefined: entry 6: id is 9007199254740992, a number that JSON has rounded: quote it.',
    ])
  })

  test('reads properties with capitals', async () => {
    const entry = Object.fromEntries(Object.entries(ENTRY).map(([name, cell]) => [name.toUpperCase(), cell]))
    expect(await readText(json(entry))).toMatchObject([{ id: '1', changedAt: NOW }])
  })
})

test.each(['csv', 'json'])('reads the %s of the documentation', async (format) => {
  const page = await readFile(join(root, 'docs/operate-feeds.md'), 'utf8')
  const [, example = ''] = page.split(`\`\`\`${format}\n`)
  const [fixture] = await readText(example.split('```')[0] ?? '')
  expect(fixture).toMatchObject({ id: 'lck-41', startTime: Date.UTC(2026, 10, 28, 8) / 1_000, bestOf: 5 })
})

test('says that a file is missing', async () => {
  await expect(openFeed('/nowhere.csv').read(signal)).rejects.toThrow("/nowhere.csv can't be read: ENOENT.")
})

test('reads a URL, whose query is not part of the name', async () => {
  // HTTP confirms the length, so the last line may lack its break, as in Google's export.
  const replay = { files: () => ({ '/fixtures.csv': `${HEADER}\n${ROW}` }) }
  const { server, clock } = await serveReplay(replay)
  const feed = openFeed(`${server.url}/fixtures.csv?key=hidden`, { clock })
  expect((await feed.read(signal)).fixtures).toHaveLength(1)
  expect(feed.name).toMatch(/^127\.0\.0\.1:\d+\/fixtures\.csv$/)

  const unsure = await serveReplay({ ...replay, omitLength: true })
  const reading = openFeed(`${unsure.server.url}/fixtures.csv`, unsure).read(signal)
  await expect(reading).rejects.toThrow('may be cut off: its last line has no line break.')
})

describe('openFeed', () => {
  test('reads what an environment variable holds, for a URL with a key', () => {
    const env = { FIXTURES_URL: 'https://feeds.example/lck.csv?key=hush\n' }
    expect(openFeed('env:FIXTURES_URL', { env }).name).toBe('feeds.example/lck.csv')
    expect(() => openFeed('env:OTHER', { env })).toThrow("Set OTHER to the feed's URL.")
  })

  test.each([
    ['http://example.org/fixtures.csv', 'example.org must be read by https.'],
    ['ftp://example.org/fixtures.csv', 'example.org must be read by https.'],
    ['https://me:hidden@example.org/a.csv', 'Remove user name and password from the URL of example.org.'],
    ['https://exa mple.org', 'The feed is no valid URL.'],
    ['pandascore:', '"" is no game of PandaScore.'],
    ['pandascore:lol&token=1', '"lol&token=1" is no game of PandaScore.'],
    ['pandascore:cs-go', 'Set PANDASCORE_TOKEN to your token for PandaScore.'],
  ])('refuses %s', (spec, message) => {
    expect(() => openFeed(spec, { env: {} })).toThrow(message)
  })
})
