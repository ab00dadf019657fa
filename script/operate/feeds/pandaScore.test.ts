import { describe, expect, onTestFinished, test } from 'vitest'
import { driveClock } from '../testing/driveClock.ts'
import { type PandaScoreMatch, pandaScoreTime, recordedMatch, wonBy } from '../testing/recordedMatch.ts'
import { startReplay } from '../testing/replayServer.ts'
import { openFeed } from './openFeed.ts'
import { pandaScore } from './pandaScore.ts'

const { signal } = new AbortController()
const START = Date.UTC(2026, 10, 28, 17) / 1_000
const NOW = START - 3_600
const HOUR = 3_600
const DAY = 24 * HOUR
const [T1, GEN] = [126061, 2882]

type Replay = Parameters<typeof startReplay>[0]

async function serve(replay: Omit<Replay, 'at'>, options: { timeout?: number; token?: string } = {}) {
  const driven = driveClock(NOW)
  const server = await startReplay({ at: driven.clock.now, ...replay })
  onTestFinished(server.stop)
  const games = ['league-of-legends', 'cs-go', 'constructor']
  const feed = pandaScore({ games, token: 'secret', clock: driven.clock, url: server.url, ...options })
  return { ...driven, server, feed }
}

/** Reads one match as PandaScore has it with these changes. */
async function readMatch(changes: Partial<PandaScoreMatch>) {
  const { feed } = await serve({ matches: () => [recordedMatch(1, START, changes)] })
  const [fixture] = await feed.read(signal)
  return fixture
}

describe('a match', () => {
  test('is read before its start', async () => {
    expect(await readMatch({})).toEqual({
      id: '1',
      game: 'LoL',
      teams: ['T1', 'Gen.G'],
      event: 'LCK Spring 2026 Playoffs',
      startTime: START,
      originalStartTime: START,
      // begin_at is the schedule until the match runs.
      beganAt: undefined,
      endedAt: undefined,
      status: 'scheduled',
      bestOf: 5,
      result: undefined,
      changedAt: START - 7 * DAY,
      source: 'https://www.twitch.tv/lck_korea',
    })
  })

  test('is read after its end', async () => {
    const won = wonBy(GEN, START + 300, START + 3 * HOUR)
    expect(await readMatch(won)).toMatchObject({
      status: 'finished',
      beganAt: START + 300,
      endedAt: START + 3 * HOUR,
      changedAt: START + 3 * HOUR,
      result: { kind: 'win', winner: 2 },
    })
  })

  test('that is delayed has its new start, although it is not marked as rescheduled', async () => {
    const delayed = await readMatch({ scheduled_at: pandaScoreTime(START + HOUR), rescheduled: false })
    expect(delayed).toMatchObject({ startTime: START + HOUR, originalStartTime: START, status: 'scheduled' })
  })

  test('that runs has its begin', async () => {
    const running = await readMatch({ status: 'running', begin_at: pandaScoreTime(START + 60) })
    expect(running).toMatchObject({ status: 'running', beganAt: START + 60, result: undefined })
  })

  test.each<[string, Partial<PandaScoreMatch>, unknown]>([
    ['a draw', { status: 'finished', draw: true }, { kind: 'draw' }],
    ['a walkover', { status: 'finished', forfeit: true, winner_id: T1 }, { kind: 'forfeit', winner: 1 }],
    [
      'a cancelled walkover',
      { status: 'canceled', forfeit: true, winner_id: GEN },
      { kind: 'forfeit', winner: 2 },
    ],
    ['cancelled', { status: 'canceled' }, undefined],
    ['cancelled with a winner but no walkover', { status: 'canceled', winner_id: T1 }, undefined],
    ['finished without a winner', { status: 'finished' }, undefined],
    ['won by a third team', { status: 'finished', winner_id: 7 }, undefined],
    ['a draw with a winner', { status: 'finished', draw: true, winner_id: T1 }, undefined],
    ['a draw by walkover', { status: 'finished', draw: true, forfeit: true }, undefined],
    ['running with a winner', { status: 'running', winner_id: T1 }, undefined],
    ['postponed with a winner', { status: 'postponed', winner_id: T1 }, undefined],
  ])('has a result if it is %s', async (_, changes, result) => {
    expect((await readMatch(changes))?.result).toEqual(result)
  })

  describe('that is a walkover or postponed', () => {
    const walkover = {
      status: 'finished',
      forfeit: true,
      winner_id: T1,
      begin_at: pandaScoreTime(START + 9),
    } as const
    const played = {
      position: 1,
      status: 'finished',
      forfeit: false,
      begin_at: pandaScoreTime(START + 60),
      end_at: null,
    }

    test.each([
      ['without a game', [], undefined],
      ['before its first game', [{ ...played, status: 'not_started' }], undefined],
      ['by all games', [{ ...played, forfeit: true }], undefined],
      ['after a game', [{ ...played, forfeit: true, begin_at: pandaScoreTime(START) }, played], START + 60],
      ['in a game', [{ ...played, status: 'running' }], START + 60],
      ['after a game without a time', [{ ...played, begin_at: null }], START + 9],
    ])('%s began if a game did', async (_, games, began) => {
      expect((await readMatch({ ...walkover, games }))?.beganAt).toBe(began)
    })

    test('has begun if it was interrupted and postponed', async () => {
      const postponed = { status: 'postponed', begin_at: pandaScoreTime(START + 9 * HOUR) } as const
      expect((await readMatch({ ...postponed, games: [played] }))?.beganAt).toBe(START + 60)
      expect((await readMatch({ ...postponed, games: [] }))?.beganAt).toBeUndefined()
    })
  })

  test.each([
    [[], ['', '']],
    [[{ type: 'Team', opponent: { id: T1, name: ' T1 ', acronym: null } }], ['T1', '']],
    [
      [
        { type: 'Team', opponent: { id: 1, name: 'TBD', acronym: null } },
        { type: 'Team', opponent: { id: T1, name: 'T1', acronym: null } },
      ],
      ['', 'T1'],
    ],
  ])('has an empty name for a team to be decided: %j', async (opponents, teams) => {
    expect((await readMatch({ opponents }))?.teams).toEqual(teams)
  })

  test.each([
    [{ slug: 'cs-go', name: 'Counter-Strike' }, 'CS2'],
    [{ slug: 'league-of-legends', name: 'League of Legends' }, 'LoL'],
    [{ slug: 'constructor', name: 'New: Game' }, 'New Game'],
  ])('has the game of match names: %j', async (videogame, game) => {
    expect((await readMatch({ videogame: { id: 3, ...videogame } }))?.game).toBe(game)
  })

  test('without an official https stream has no source', async () => {
    const [stream] = recordedMatch(1, START).streams_list
    const insecure = {
      ...stream,
      main: true,
      official: true,
      language: 'ko',
      raw_url: 'http://a.tv',
      embed_url: '',
    }
    expect((await readMatch({ streams_list: [insecure] }))?.source).toBeUndefined()
  })

  test('without a time, or of more than two teams, is left out', async () => {
    const team = { type: 'Team', opponent: { id: 1, name: 'A', acronym: null } }
    const { feed } = await serve({
      matches: () => [
        recordedMatch(1, START, { opponents: [team, team, team] }),
        recordedMatch(2, START, {
          status: 'canceled',
          scheduled_at: null,
          original_scheduled_at: null,
          begin_at: null,
        }),
        recordedMatch(3, START, { status: 'canceled', scheduled_at: null }),
      ],
    })
    expect((await feed.read(signal)).map(({ id, startTime }) => [id, startTime])).toEqual([['3', START]])
  })

  test.each([
    [{ modified_at: 'soon' }, 'PandaScore, match 1: modified_at is no time.'],
    [{ status: 'constructor' }, 'PandaScore, match 1: status is "constructor", which is unknown.'],
    [{ status: 'paused' }, 'PandaScore, match 1: status is "paused", which is unknown.'],
    [{ winner_id: 'T1' }, 'PandaScore, match 1: winner_id is no integer.'],
    [{ draw: 'no' }, 'PandaScore, match 1: draw is neither true nor false.'],
    [{ opponents: null }, 'PandaScore, match 1: opponents is no list.'],
    [{ opponents: [{}] }, 'PandaScore, match 1: opponents.opponent is no object.'],
  ])('of another form is refused: %j', async (changes, message) => {
    const matches = [{ ...recordedMatch(1, START), ...changes }] as PandaScoreMatch[]
    const { feed } = await serve({ matches: () => matches })
    await expect(feed.read(signal)).rejects.toThrow(message)
  })
})

describe('the time span', () => {
  test('is two weeks back and three months ahead', async () => {
    const at = (id: number, time: number) =>
      recordedMatch(id, time, { modified_at: pandaScoreTime(NOW - 30 * DAY) })
    const matches = [
      at(1, NOW - 15 * DAY),
      at(2, NOW - 13 * DAY),
      at(3, NOW + 89 * DAY),
      at(4, NOW + 91 * DAY),
    ]
    const { feed } = await serve({ matches: () => matches })
    expect((await feed.read(signal)).map(({ id }) => id)).toEqual(['2', '3'])
  })

  test('does not hide a match that was postponed beyond it', async () => {
    const postponed = recordedMatch(1, START, {
      status: 'postponed',
      scheduled_at: pandaScoreTime(START + 200 * DAY),
      modified_at: pandaScoreTime(NOW),
    })
    const { feed } = await serve({ matches: () => [postponed] })
    expect(await feed.read(signal)).toMatchObject([{ status: 'postponed', originalStartTime: START }])
  })

  test('has only the games that were asked for', async () => {
    const other = { videogame: { id: 4, name: 'Dota 2', slug: 'dota-2' } }
    const { feed } = await serve({ matches: () => [recordedMatch(1, START, other), recordedMatch(2, START)] })
    expect((await feed.read(signal)).map(({ id }) => id)).toEqual(['2'])
  })
})

describe('pages', () => {
  const season = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => recordedMatch(from + index, START))
  const idsOf = (fixtures: readonly { id: string }[]) => fixtures.map(({ id }) => Number(id))

  test('are all read', async () => {
    const { feed, server } = await serve({ matches: () => season(1, 250) })
    expect(idsOf(await feed.read(signal))).toEqual(season(1, 250).map(({ id }) => id))
    // Three pages, and one for what was called off.
    expect(server.requests).toHaveLength(4)
  })

  test.each([100, 200])('of exactly %i matches cost no empty one', async (count) => {
    const { feed, server } = await serve({ matches: () => season(1, count) })
    expect(await feed.read(signal)).toHaveLength(count)
    expect(server.requests).toHaveLength(count / 100 + 1)
  })

  test('lose nothing while matches leave and appear', async () => {
    const replay = await serve({
      // After the first page ten matches of it leave, and ten others appear at the end.
      matches: () => (replay.server.requests.length <= 1 ? season(1, 250) : season(11, 260)),
    })
    const ids = idsOf(await replay.feed.read(signal))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(season(11, 260).map(({ id }) => id)))
  })

  test('are refused as a whole if one of them fails', async () => {
    const { feed } = await serve({
      matches: () => season(1, 250),
      fault: (_, request) => (request >= 2 ? 'half' : undefined),
    })
    await expect(feed.read(signal)).rejects.toThrow("PandaScore can't be read: the answer is cut off.")
  })

  test.each([
    ['without X-Total', { '/matches': '[]' }, "PandaScore's answer may be incomplete: it has no X-Total."],
    [
      'in another order',
      { '/matches': { status: 200, headers: { 'X-Total': '3' }, body: '[{"id":2},{"id":1},{"id":3}]' } },
      "PandaScore's answer may be incomplete: it isn't sorted by id.",
    ],
    [
      'that end early',
      { '/matches': { status: 200, headers: { 'X-Total': '3' }, body: '[]' } },
      "PandaScore's answer may be incomplete: it lacks 3 matches.",
    ],
    [
      'with a match that has no id',
      { '/matches': { status: 200, headers: { 'X-Total': '1' }, body: '[{}]' } },
      "PandaScore's answer has a match without an id.",
    ],
    ['of half a list', { '/matches': '[{"id":1}' }, 'broken JSON'],
    ['of no list', { '/matches': '{"error":"maintenance"}' }, "PandaScore's answer is no list of matches."],
  ])('%s are refused', async (_, files, message) => {
    const { feed } = await serve({ files: () => files })
    await expect(feed.read(signal)).rejects.toThrow(message)
  })
})

describe('requests', () => {
  const matches = () => [recordedMatch(1, START)]

  test('carry the token in a header, and never in the URL', async () => {
    const { server, clock } = await serve({ matches, token: 'hush' })
    // Files that hold a token often end with a line break.
    const env = { PANDASCORE_TOKEN: 'hush\n', PANDASCORE_URL: server.url }
    expect(await openFeed('pandascore:league-of-legends', { clock, env }).read(signal)).toHaveLength(1)
    expect(server.requests.map(({ url }) => url.href).join()).not.toContain('hush')
  })

  test('with a wrong token are not repeated, and the error does not tell it', async () => {
    const { feed, server } = await serve({ matches }, { token: 'hush' })
    const error: unknown = await feed.read(signal).catch((reason: unknown) => reason)
    expect(String(error)).toBe(
      "UserFacingError: PandaScore can't be read: it refuses access (HTTP 401), check PANDASCORE_TOKEN.",
    )
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hush')
    expect(server.requests).toHaveLength(1)
  })

  test('are spaced while few are left, and the latest answer counts meanwhile', async () => {
    const { feed, server, waits, set } = await serve({ matches, hourlyLimit: 101 })
    const at = async (seconds: number) => {
      set(NOW + seconds)
      await feed.read(signal)
      return server.requests.length
    }
    // Two requests leave 99: one in 36 seconds.
    expect(await at(0)).toBe(2)
    expect(await at(71)).toBe(2)
    expect(await feed.read(signal)).toHaveLength(1)
    expect(await at(72)).toBe(4)
    expect(waits).toEqual([])
  })

  test('stop at the rate limit until it is over, whoever used it up', async () => {
    const { feed, server, waits, set } = await serve({ matches, hourlyLimit: 3 })
    await feed.read(signal)
    set(NOW + 600)
    const limited = /^PandaScore is not asked before .* UTC: rate limit\.$/
    await expect(feed.read(signal)).rejects.toThrow(limited)
    expect(server.requests).toHaveLength(4)
    set(NOW + HOUR - 1)
    await expect(feed.read(signal)).rejects.toThrow(limited)
    expect(server.requests).toHaveLength(4)
    set(NOW + HOUR)
    expect(await feed.read(signal)).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test('are not spaced while enough are left', async () => {
    const { feed, waits } = await serve({ matches })
    await feed.read(signal)
    await feed.read(signal)
    expect(waits).toEqual([])
  })

  test('back off while the server is broken', async () => {
    const { feed, waits } = await serve({
      matches,
      fault: (_, request) => (request <= 4 ? 'broken' : undefined),
    })
    expect(await feed.read(signal)).toHaveLength(1)
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test('that get no answer are repeated', async () => {
    const slow = {
      matches,
      fault: (_: number, request: number) => (request === 1 ? 'slow' : undefined),
    } as const
    const { feed, server } = await serve(slow, { timeout: 200 })
    expect(await feed.read(signal)).toHaveLength(1)
    expect(server.requests).toHaveLength(3)
  })

  test('that never get an answer are given up', async () => {
    const { feed } = await serve({ matches, fault: () => 'slow' }, { timeout: 50 })
    await expect(feed.read(signal)).rejects.toThrow(
      "PandaScore can't be read: no answer within 0.05 seconds.",
    )
  })

  test('end with the reason of the signal at the last attempt', async () => {
    const controller = new AbortController()
    const { feed } = await serve({
      matches,
      fault: (_, request) => {
        if (request < 5) return 'broken'
        controller.abort(new Error('stopped'))
        return 'slow'
      },
    })
    await expect(feed.read(controller.signal)).rejects.toThrow('stopped')
  })

  test('end when the signal aborts during a wait', async () => {
    const controller = new AbortController()
    const { feed, server } = await serve({
      matches,
      fault: () => {
        controller.abort(new Error('stopped'))
        return 'broken'
      },
    })
    await expect(feed.read(controller.signal)).rejects.toThrow('stopped')
    expect(server.requests).toHaveLength(1)
  })
})

test('follows a result that changes and contradicts itself', async () => {
  const end = START + 3 * HOUR
  const { feed, set } = await serve({
    matches: (time) => {
      if (time < end) return [recordedMatch(1, START)]
      const first = wonBy(T1, START, end)
      if (time < end + 600) return [recordedMatch(1, START, first)]
      const corrected = { winner_id: GEN, modified_at: pandaScoreTime(end + 600) }
      if (time < end + 1_200) return [recordedMatch(1, START, { ...first, ...corrected })]
      return [recordedMatch(1, START, { ...first, winner_id: GEN, draw: true })]
    },
  })
  const results = []
  for (const time of [NOW, end, end + 600, end + 1_200]) {
    set(time)
    const [fixture] = await feed.read(signal)
    results.push(fixture?.result)
  }
  expect(results).toEqual([undefined, { kind: 'win', winner: 1 }, { kind: 'win', winner: 2 }, undefined])
})
