import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../../src/testing/processes.ts'
import { driveClock } from '../testing/driveClock.ts'
import { startReplay } from '../testing/replayServer.ts'
import { systemClock } from './clock.ts'
import { openFeed } from './openFeed.ts'

const { signal } = new AbortController()
const NOW = 1_795_000_000
const HEADER = 'id,game,team1,team2,start,status,changed,result'
const ROW = '1,LoL,T1,Gen.G,2026-11-28T17:00Z,finished,2026-11-28T21:00Z,1'
const ENTRY = {
  id: 1,
  game: 'LoL',
  team1: 'T1',
  team2: 'Gen.G',
  start: '2026-11-28T17:00Z',
  status: 'scheduled',
  changed: NOW,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function readText(text: string | Uint8Array) {
  const path = join(folder, 'fixtures')
  await writeFile(path, text)
  return openFeed(path).read(signal)
}

/** Returns the error without the folder's name. */
async function refusal(text: string | Uint8Array): Promise<string> {
  const error = await readText(text).then(
    (fixtures) => `read ${fixtures.length}`,
    (reason: Error) => reason.message,
  )
  return error.replace(`${folder}/`, '')
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

  test('reads a spreadsheet with semicolons, a byte order mark, empty rows and teams to be decided', async () => {
    const csv = `\ufeffid;game;team1;team2;start;status;changed;result\r\n;;;;;;;\r\n9;CS2;;;1795885200;scheduled;1795000000;\r\n`
    expect(await readText(csv)).toMatchObject([
      {
        id: '9',
        teams: ['', ''],
        event: '',
        originalStartTime: 1_795_885_200,
        beganAt: undefined,
        bestOf: undefined,
        result: undefined,
        source: undefined,
      },
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

  test.each([
    [{ id: '' }, 'fixtures, row 3: id is empty.'],
    [{ id: '1' }, 'fixtures, row 3: id "1" is already in row 2.'],
    [{ game: ' ' }, 'fixtures, row 3: game is empty.'],
    [{ team2: 'T1' }, 'fixtures, row 3: team2 is the same as team1.'],
    [
      { start: '2026-11-28T17:00' },
      'fixtures, row 3: start is "2026-11-28T17:00", and not a time with a zone such as 2026-11-28T17:00Z or unix seconds.',
    ],
    [{ start: '2026-02-30T17:00Z' }, expect.stringContaining('row 3: start is "2026-02-30T17:00Z", and not')],
    // Milliseconds.
    [{ changed: '1795885200000' }, expect.stringContaining('row 3: changed is "1795885200000", and not')],
    [{ changed: '' }, 'fixtures, row 3: changed is empty.'],
    [
      { status: 'done' },
      'fixtures, row 3: status is "done", and not one of scheduled, running, finished, postponed, cancelled.',
    ],
    [{ result: '3' }, 'fixtures, row 3: result is "3", and not one of 1, 2, draw, forfeit 1, forfeit 2.'],
    [{ status: 'running' }, 'fixtures, row 3: result is set, but status is "running".'],
    [{ status: 'cancelled' }, 'fixtures, row 3: result is set, but status is "cancelled".'],
    [{ result: '1,more' }, 'fixtures, row 3: 9 cells, and the header has 8.'],
  ])('refuses the whole file because of %j', async (changes, message) => {
    expect(await refusal(second(changes))).toEqual(message)
  })

  test('accepts a walkover of a cancelled match', async () => {
    expect(await readText(second({ status: 'cancelled', result: 'forfeit 2' }))).toHaveLength(2)
  })

  test.each([
    ['nothing', '', 'fixtures may be cut off: its last line has no line break.'],
    [
      'half a row',
      `${HEADER}\n${ROW.slice(0, 30)}`,
      'fixtures may be cut off: its last line has no line break.',
    ],
    [
      'half a row with a break',
      `${HEADER}\n${ROW.slice(0, 30)}\n`,
      'fixtures, row 2: 5 cells, and the header has 8.',
    ],
    ['an open quote', `${HEADER}\n"${ROW}\n`, "fixtures, row 2: a quote isn't closed."],
    ['half a header', 'id,game,team1\n', 'fixtures, row 1: team2, start, status, changed missing.'],
    [
      'a misspelt column',
      `${HEADER.replace('result', 'resutl')}\n`,
      expect.stringContaining('"resutl" unknown'),
    ],
    ['a repeated column', `${HEADER},result\n`, expect.stringContaining('"result" unknown or repeated')],
    [
      'a page of HTML',
      '<!doctype html>\n<title>Sign in</title>\n',
      expect.stringContaining('row 1: id, game'),
    ],
  ])('refuses %s', async (_, csv, message) => {
    expect(await refusal(csv)).toEqual(message)
  })

  test('refuses another encoding', async () => {
    expect(await refusal(Buffer.from(`${HEADER}\n${ROW.replace('T1', 'Málaga')}\n`, 'latin1'))).toBe(
      'fixtures is not encoded in UTF-8.',
    )
  })
})

describe('JSON', () => {
  test('reads numbers, texts and null', async () => {
    const [fixture] = await readText(JSON.stringify([{ ...ENTRY, best_of: 3, result: null, event: null }]))
    expect(fixture).toMatchObject({
      id: '1',
      bestOf: 3,
      result: undefined,
      event: '',
      changedAt: 1_795_000_000,
    })
  })

  test('reads an empty list', async () => {
    expect(await readText('[]')).toEqual([])
  })

  test.each([
    [
      'half a list',
      JSON.stringify([ENTRY]).slice(0, -1),
      'fixtures holds broken JSON, perhaps because it is cut off.',
    ],
    ['an object', '{"matches":[]}', 'fixtures holds no list of matches.'],
    ['no entry', '[7]', 'fixtures, entry 1: no object.'],
    ['a list as a team', JSON.stringify([{ ...ENTRY, team1: [] }]), 'fixtures, entry 1: team1 is no text.'],
    [
      'a missing property',
      '[{"id":"1"}]',
      'fixtures, entry 1: game, team1, team2, start, status, changed missing.',
    ],
    ['a repeated id', JSON.stringify([ENTRY, ENTRY]), 'fixtures, entry 2: id "1" is already in entry 1.'],
    [
      'a link to a script',
      JSON.stringify([{ ...ENTRY, source: 'javascript:alert(1)' }]),
      'fixtures, entry 1: source is "javascript:alert(1)", and not a link that starts with https://.',
    ],
  ])('refuses %s', async (_, json, message) => {
    expect(await refusal(json)).toBe(message)
  })
})

test.each(['csv', 'json'])('reads the %s of the documentation', async (format) => {
  const page = await readFile(join(root, 'docs/operate-feeds.md'), 'utf8')
  const [, example = ''] = page.split(`\`\`\`${format}\n`)
  const [fixture] = await readText(example.split('```')[0] ?? '')
  expect(fixture).toMatchObject({ id: 'lck-41', startTime: Date.UTC(2026, 10, 28, 8) / 1_000, bestOf: 5 })
})

test('tells that a file is missing', async () => {
  await expect(openFeed('/nowhere.csv').read(signal)).rejects.toThrow("/nowhere.csv can't be read: ENOENT.")
})

describe('a URL', () => {
  const CSV = `${HEADER}\n${ROW}\n`

  async function serve(replay: Omit<Parameters<typeof startReplay>[0], 'at'>) {
    const driven = driveClock(NOW)
    const server = await startReplay({ at: driven.clock.now, ...replay })
    onTestFinished(server.stop)
    const feed = openFeed(`${server.url}/fixtures.csv?key=hidden`, driven)
    return { server, feed, waits: driven.waits, set: driven.set }
  }

  test('is read, and its query is not part of the name', async () => {
    // HTTP confirms the length, so the last line may lack its break, as in Google's export.
    const { feed } = await serve({ files: () => ({ '/fixtures.csv': CSV.trim() }) })
    expect(await feed.read(signal)).toHaveLength(1)
    expect(feed.name).toMatch(/^127\.0\.0\.1:\d+\/fixtures\.csv$/)
  })

  test('whose server names no length needs the last line break', async () => {
    const { feed } = await serve({ files: () => ({ '/fixtures.csv': CSV.trim() }), omitLength: true })
    await expect(feed.read(signal)).rejects.toThrow('may be cut off: its last line has no line break.')
  })

  test('that sends too much is given up at once', async () => {
    const { feed, server } = await serve({ files: () => ({ '/fixtures.csv': 'x'.repeat(2e7 + 1) }) })
    await expect(feed.read(signal)).rejects.toThrow('/fixtures.csv is longer than 20 MB.')
    expect(server.requests).toHaveLength(1)
  })

  test.each(['down', 'half', 'broken'] as const)('is read again after it was %s', async (fault) => {
    const { feed, waits } = await serve({
      files: () => ({ '/fixtures.csv': CSV }),
      fault: (_, request) => (request <= 2 ? fault : undefined),
    })
    expect(await feed.read(signal)).toHaveLength(1)
    expect(waits).toEqual([1, 2])
  })

  test.each([
    ['down', 'the connection fails (ECONNRESET)'],
    ['half', 'the answer is cut off'],
    ['broken', 'it answers HTTP 500'],
  ] as const)('that stays %s is given up', async (fault, problem) => {
    const { server, feed } = await serve({ files: () => ({ '/fixtures.csv': CSV }), fault: () => fault })
    const name = `${server.url.replace('http://', '')}/fixtures.csv`
    await expect(feed.read(signal)).rejects.toThrow(`${name} can't be read: ${problem}.`)
    expect(server.requests).toHaveLength(5)
  })

  const limitedOnce = (headers: Record<string, string>) => {
    let isFirst = true
    return () => {
      const answer = isFirst ? { status: 429, headers, body: '' } : CSV
      isFirst = false
      return { '/fixtures.csv': answer }
    }
  }

  test.each([
    ['for seconds', { 'Retry-After': '20' }, 20],
    ['until a date', { 'Retry-After': new Date((NOW + 9) * 1_000).toUTCString() }, 9],
    ['until a date that is past', { 'Retry-After': new Date((NOW - 90) * 1_000).toUTCString() }, 0],
  ])('that limits requests %s is read after it', async (_, headers, wait) => {
    const { feed, waits } = await serve({ files: limitedOnce(headers) })
    expect(await feed.read(signal)).toHaveLength(1)
    expect(waits).toEqual([wait])
  })

  test.each([
    ['without a time', {}, 60],
    ['for long', { 'Retry-After': '21' }, 21],
    ['until a date', { 'Retry-After': new Date((NOW + 90) * 1_000).toUTCString() }, 90],
  ] as const)('that limits requests %s is not asked before', async (_, headers, wait) => {
    const { feed, server, set } = await serve({ files: limitedOnce(headers) })
    for (const time of [0, wait - 1]) {
      set(NOW + time)
      await expect(feed.read(signal)).rejects.toThrow('rate limit')
    }
    expect(server.requests).toHaveLength(1)
    set(NOW + wait)
    expect(await feed.read(signal)).toHaveLength(1)
  })

  test('that redirects to plain http elsewhere is refused', async () => {
    const { feed, server } = await serve({
      files: () => {
        const headers = { Location: `${server.url.replace('127.0.0.1', '0.0.0.0')}/moved.csv` }
        return { '/fixtures.csv': { status: 302, headers, body: '' }, '/moved.csv': CSV }
      },
    })
    await expect(feed.read(signal)).rejects.toThrow('0.0.0.0:')
    expect(server.requests.map(({ url }) => url.pathname)).toEqual(['/fixtures.csv', '/moved.csv'])
  })

  test('that refuses connections is given up, and read once it is back', async () => {
    const { server, feed } = await serve({ files: () => ({ '/fixtures.csv': CSV }) })
    await server.stop()
    await expect(feed.read(signal)).rejects.toThrow('the connection fails (ECONNREFUSED)')
    await server.start()
    expect(await feed.read(signal)).toHaveLength(1)
  })

  test('that is missing is not asked again', async () => {
    const { server, feed } = await serve({ files: () => ({}) })
    await expect(feed.read(signal)).rejects.toThrow('it answers HTTP 404')
    expect(server.requests).toHaveLength(1)
  })

  test('rejects with the reason of the signal', async () => {
    const { feed } = await serve({ files: () => ({ '/fixtures.csv': CSV }), fault: () => 'slow' })
    const controller = new AbortController()
    const reading = feed.read(controller.signal)
    controller.abort(new Error('stopped'))
    await expect(reading).rejects.toThrow('stopped')
  })
})

test('the clock of the system waits, and stops with the reason of the signal', async () => {
  const from = systemClock.now()
  await systemClock.wait(0.001, signal)
  expect(systemClock.now() - from).toBeLessThan(60)
  const controller = new AbortController()
  const waiting = systemClock.wait(3_600, controller.signal)
  controller.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
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
