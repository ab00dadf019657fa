import { describe, expect, test } from 'vitest'
import { day, hour } from '../lib/durations.ts'
import { type PandaScoreMatch, pandaScoreTime, recordedMatch, wonBy } from '../testing/recordedMatch.ts'
import type { Fixture } from './feed.ts'
import { NOW, serveReplay } from './feeds.fixture.ts'
import { openFeed } from './openFeed.ts'
import { pandaScore } from './pandaScore.ts'

const { signal } = new AbortController()
const START = NOW + hour
const [T1, GEN] = [126061, 2882]

async function serve(replay: Parameters<typeof serveReplay>[0], token = 'secret') {
  const served = await serveReplay(replay)
  const games = ['league-of-legends', 'cs-go', 'constructor']
  const feed = pandaScore(games, token, served.clock, served.server.url)
  const readIds = async () => (await feed.read(signal)).fixtures.map(({ id }) => Number(id))
  return { ...served, feed, readIds }
}

async function readMatch(changes: Partial<PandaScoreMatch>) {
  const { feed } = await serve({ matches: () => [recordedMatch(1, START, changes)] })
  const [fixture] = (await feed.read(signal)).fixtures
  return fixture
}

const walkover = { status: 'finished', forfeit: true, winner_id: T1 } as const
const insecure = { official: true, raw_url: 'http://a.tv' }
const team = (name: string) => ({ opponent: { id: T1, name } })

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
      changedAt: START - 7 * day,
      source: 'https://www.twitch.tv/lck_korea',
    })
  })

  const [began, ended] = [START + 300, START + 3 * hour]
  const times = { beganAt: began, endedAt: ended, changedAt: ended }
  const delayed = { startTime: START + hour, originalStartTime: START, status: 'scheduled' } as const
  const running = { status: 'running', begin_at: pandaScoreTime(began) } as const
  const cs = { videogame: { slug: 'cs-go', name: 'CS' } }
  const unknown = { videogame: { slug: 'constructor', name: 'New: Game' } }

  test.each<[string, Partial<PandaScoreMatch>, Partial<Fixture>]>([
    ['after its end', wonBy(GEN, began, ended), { ...times, result: { kind: 'win', winner: 2 } }],
    ['with its new start if it is delayed', { scheduled_at: pandaScoreTime(START + hour) }, delayed],
    ['with its begin while it runs', running, { status: 'running', beganAt: began, result: undefined }],
    ['without a source that is insecure', { streams_list: [insecure] }, { source: undefined }],
    ['with the short name of its game', cs, { game: 'CS2' }],
    // Known before its first match.
    ['with the words of the slug of a new game', unknown, { game: 'Constructor' }],
    [
      'as best of five if it is first to three',
      { match_type: 'first_to', number_of_games: 3 },
      { bestOf: 5 },
    ],
    ['as best of one if it is first to one', { match_type: 'first_to', number_of_games: 1 }, { bestOf: 1 }],
    ['with its number of games', { match_type: 'all_games_played', number_of_games: 2 }, { bestOf: 2 }],
    ['without one in an unknown format', { match_type: 'swiss', number_of_games: 3 }, { bestOf: undefined }],
    ['without teams to be decided', { opponents: [] }, { teams: ['', ''] }],
    ['with a team to be decided', { opponents: [team(' T1 ')] }, { teams: ['T1', ''] }],
    ['with a placeholder for a team', { opponents: [team('tba 2'), team('T1')] }, { teams: ['', 'T1'] }],
  ])('is read %s', async (_, changes, fixture) => {
    expect(await readMatch(changes)).toMatchObject(fixture)
  })

  test.each<[string, Partial<PandaScoreMatch>, unknown]>([
    ['a draw', { status: 'finished', draw: true }, { kind: 'draw' }],
    ['a walkover', walkover, { kind: 'forfeit', winner: 1 }],
    ['a cancelled walkover', { ...walkover, status: 'canceled' }, { kind: 'forfeit', winner: 1 }],
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

  const over = (one: number, two: number, winner: 1 | 2, changes: Partial<PandaScoreMatch> = {}) => ({
    ...wonBy(winner === 1 ? T1 : GEN, began, ended),
    results: [
      { team_id: T1, score: one },
      { team_id: GEN, score: two },
    ],
    number_of_games: 3,
    ...changes,
  })
  const games = (...winners: (number | null)[]) => ({
    games: winners.map((id) => ({ status: 'finished', forfeit: false, begin_at: null, winner: { id } })),
  })
  const drawn = { winner_id: null, draw: true, number_of_games: 2 }
  const won = 'the score is T1'
  const score = (score: number) => ({ team_id: T1, score })
  const TWO_RESULTS = 'It is a draw, and was won or forfeited.'
  const strange = 'Its winner, score or games are partly those of other teams.'

  test.each<[string, Partial<PandaScoreMatch>, string]>([
    ['the winner against the score', over(0, 2, 1), `T1 won, and ${won} 0–2 Gen.G.`],
    ['the winner of two games to one', over(2, 1, 2), `Gen.G won, and ${won} 2–1 Gen.G.`],
    ['the winner of no game', over(0, 0, 2), `Gen.G won, and ${won} 0–0 Gen.G.`],
    ['a win that is none yet', over(1, 0, 1), `A best of 3 is over, and ${won} 1–0 Gen.G.`],
    ['more games than it has', over(3, 1, 1), `A best of 3 is over, and ${won} 3–1 Gen.G.`],
    ['a first to 3', over(2, 0, 1, { match_type: 'first_to' }), `A best of 5 is over, and ${won} 2–0 Gen.G.`],
    ['the rounds of one game', over(9, 13, 1, { number_of_games: 1 }), `T1 won, and ${won} 9–13 Gen.G.`],
    ['a draw with a lead', over(2, 0, 1, drawn), `It is a draw, and ${won} 2–0 Gen.G.`],
    ['a draw of two before both', over(0, 0, 1, drawn), `A best of 2 is over, and ${won} 0–0 Gen.G.`],
    ['a draw with a winner', { status: 'finished', draw: true, winner_id: T1 }, TWO_RESULTS],
    ['a draw by walkover', { status: 'finished', draw: true, forfeit: true }, TWO_RESULTS],
    ['a forfeit by the winner', over(0, 2, 1, { forfeit: true }), `T1 won by forfeit, and ${won} 0–2 Gen.G.`],
    ['a score of a third team', { ...over(2, 0, 1), results: [{ team_id: 7, score: 0 }] }, strange],
    ['two scores of a team', { ...over(2, 0, 1), results: [score(0), score(2)] }, strange],
    ['a game of a third team', { ...over(2, 0, 1), ...games(T1, 7) }, strange],
    [
      'more games won than it has',
      { ...over(2, 0, 1), results: null, ...games(T1, GEN, T1, T1) },
      'A best of 3 is over, and its games were won T1 3–1 Gen.G.',
    ],
    ['two winners', { ...over(2, 0, 1), winner: { id: GEN } } as object, strange],
    ['a third team', { status: 'finished', winner_id: 7 }, strange],
    ['a winner of a running match', { status: 'running', winner_id: T1 }, 'It has a result, and is running.'],
    ['a winner before the start', { winner_id: T1 }, 'It has a result, and is scheduled.'],
    ['a postponed winner', { status: 'postponed', winner_id: T1 }, 'It has a result, and is postponed.'],
    ['a cancelled winner', { status: 'canceled', winner_id: T1 }, 'It has a result, and is cancelled.'],
    [
      'games of the other',
      { ...over(2, 0, 1), results: null, ...games(GEN, GEN) },
      'T1 won, and its games were won T1 0–2 Gen.G.',
    ],
    [
      'another score of games',
      over(2, 1, 1, games(T1, T1)),
      'The score is T1 2–1 Gen.G, and its games were won T1 2–0 Gen.G.',
    ],
    [
      'a game more than the score',
      over(2, 0, 1, games(GEN, null)),
      'The score is T1 2–0 Gen.G, and its games were won T1 0–1 Gen.G.',
    ],
    ['the same id twice', { opponents: [team('T1'), team('Gen.G')] }, 'Both of its teams have the same id.'],
    [
      'names that differ by case',
      { opponents: [team('Eagles'), { opponent: { id: GEN, name: 'eagles' } }] },
      'The names of both teams read the same: "Eagles" and "eagles".',
    ],
    [
      'an end before the begin',
      { ...over(2, 0, 1), end_at: pandaScoreTime(began - 1) },
      'It ended before it began.',
    ],
  ])('contradicts itself by %s', async (_, changes, contradiction) => {
    expect(await readMatch(changes)).toMatchObject({ contradiction, result: undefined })
  })

  test.each<[string, Partial<PandaScoreMatch>]>([
    ['2–0', over(2, 0, 1, games(T1, T1))],
    ['2–1', over(1, 2, 2, games(T1, GEN, GEN))],
    ['3–2 of first to 3', over(3, 2, 1, { match_type: 'first_to' })],
    ['rounds', over(13, 9, 1, { number_of_games: 1, ...games(T1) })],
    ['a draw of two', over(1, 1, 1, { ...drawn, ...games(T1, GEN) })],
    ['a walkover without a score', over(0, 0, 2, { forfeit: true })],
    ['a forfeit from ahead', over(1, 0, 2, { forfeit: true, ...games(T1) })],
    ['games that are not all known', over(2, 1, 1, games(T1, null, null))],
    ['no score', over(2, 0, 1, { results: [] })],
    ['half a score', over(2, 0, 1, { results: [{ team_id: T1, score: null }] })],
    ['a game in advance', over(2, 1, 1, { number_of_games: 5, game_advantage: T1 })],
    ['all games played', over(2, 1, 1, { match_type: 'all_games_played', number_of_games: 5 })],
    ['a format of its own', over(4, 1, 1, { match_type: 'custom' })],
    ['teams to be decided', { opponents: [team('TBD'), team('TBD')] }],
  ])('does not contradict itself by %s', async (_, changes) => {
    expect((await readMatch(changes))?.contradiction).toBeUndefined()
  })

  describe('of several maps', () => {
    const at = (hours: number) => pandaScoreTime(START + hours * hour)
    const game = (position: number, winner: number | null, changes: object = {}) => {
      const times = { begin_at: at(position), end_at: winner === null ? null : at(position + 0.5) }
      const status = winner === null ? 'running' : 'finished'
      return {
        position,
        status,
        finished: winner !== null,
        forfeit: false,
        ...times,
        winner: { id: winner },
        ...changes,
      }
    }
    const later = (position: number) => game(position, null, { status: 'not_started', begin_at: null })
    const running = (...games: PandaScoreMatch['games']) =>
      ({ status: 'running', begin_at: pandaScoreTime(began), number_of_games: 3, games }) as const
    const map = (number: number, winner: 1 | 2 | undefined, isOver = true) => {
      const beganAt = START + number * hour
      return { map: number, beganAt, endedAt: isOver ? beganAt + hour / 2 : undefined, isOver, winner }
    }

    test.each<[string, PandaScoreMatch['games'], unknown]>([
      [
        'its games so far, by their position',
        [game(2, null), game(1, GEN), later(3)],
        [map(1, 2), map(2, undefined, false)],
      ],
      [
        'a game whose winner is to come',
        [game(1, null, { status: 'finished', finished: true, end_at: at(1.5) })],
        [map(1, undefined)],
      ],
      [
        'no game as over that is not finished',
        [game(1, T1, { finished: false })],
        [map(1, undefined, false)],
      ],
      [
        'no game that was forfeited',
        [game(1, T1), game(2, T1, { forfeit: true }), game(3, T1, { forfeit: true, begin_at: null })],
        [map(1, 1)],
      ],
      ['nothing without positions', [game(1, T1, { position: null })], undefined],
      ['nothing before the start', [later(1)], []],
    ])('has %s', async (_, games, maps) => {
      expect((await readMatch(running(...games)))?.maps).toEqual(maps)
    })

    test.each([{ game_advantage: T1 }, { match_type: 'all_games_played' }, { match_type: 'custom' }])(
      'has no maps in another format: %j',
      async (changes) => {
        const match = await readMatch({ ...running(game(1, T1)), ...changes })
        expect([match?.maps, match?.hasOtherFormat]).toEqual([undefined, true])
      },
    )

    const results = [
      { team_id: T1, score: 1 },
      { team_id: GEN, score: 0 },
    ]

    test.each<[string, PandaScoreMatch['games'], string | undefined, Partial<PandaScoreMatch>?]>([
      ['two games of a map', [game(1, T1), game(1, GEN)], 'Two of its games are map 1.'],
      ['two games of a map, one to come', [game(1, T1), later(1)], 'Two of its games are map 1.'],
      [
        'more maps than it has',
        [game(1, T1), game(2, GEN), game(4, null)],
        'It is a best of 3, and map 4 began.',
      ],
      [
        'a map after the deciding one',
        [game(1, T1), game(2, T1), game(3, null)],
        'Map 3 began after the deciding one.',
      ],
      ['a map that is over before another', [game(1, null), game(2, T1)], 'Map 2 is over, and map 1 is not.'],
      ['a map that ends before it begins', [game(1, T1, { end_at: at(0) })], 'Map 1 ended before it began.'],
      ['a map of a third team', [game(1, 7)], strange],
      [
        'the score of other maps',
        [game(1, GEN)],
        'The score is T1 1–0 Gen.G, and its games were won T1 0–1 Gen.G.',
        { results },
      ],
      ['a score that lacks a map', [game(1, T1), game(2, GEN)], undefined, { results }],
      ['maps that lack one of the score', [game(1, null)], undefined, { results }],
      ['a map that begins before another is over', [game(1, null), game(2, null)], undefined],
      ['maps that are to come beyond its number', [game(1, T1), later(4)], undefined],
    ])('says if it contradicts itself by %s', async (_, games, contradiction, changes) => {
      expect((await readMatch({ ...running(...games), ...changes }))?.contradiction).toBe(contradiction)
    })
  })

  describe('that is a walkover or postponed', () => {
    const played = { status: 'finished', forfeit: false, begin_at: pandaScoreTime(START + 60) }

    test.each([
      ['without a game', [], undefined],
      ['before its first game', [{ ...played, status: 'not_started' }], undefined],
      ['by all games', [{ ...played, forfeit: true }], undefined],
      ['after a game', [{ ...played, forfeit: true, begin_at: pandaScoreTime(START) }, played], START + 60],
      ['in a game', [{ ...played, status: 'running' }], START + 60],
      ['after a game without a time', [{ ...played, begin_at: null }], START + 9],
    ])('%s began if a game did', async (_, games, began) => {
      const match = await readMatch({ ...walkover, begin_at: pandaScoreTime(START + 9), games })
      expect(match?.beganAt).toBe(began)
    })

    test('has begun if it was interrupted and postponed', async () => {
      const postponed = { status: 'postponed', begin_at: pandaScoreTime(START + 9 * hour) } as const
      expect((await readMatch({ ...postponed, games: [played] }))?.beganAt).toBe(START + 60)
      expect((await readMatch({ ...postponed, games: [] }))?.beganAt).toBeUndefined()
    })
  })

  test('without a time, or of more than two teams, is left out', async () => {
    const noTime = { scheduled_at: null, original_scheduled_at: null, begin_at: null }
    const matches = [
      recordedMatch(1, START, { opponents: ['A', 'B', 'C'].map(team) }),
      recordedMatch(2, START, { status: 'canceled', ...noTime }),
      recordedMatch(3, START, { status: 'canceled', scheduled_at: null }),
    ]
    const { feed } = await serve({ matches: () => matches })
    expect((await feed.read(signal)).fixtures).toMatchObject([{ id: '3', startTime: START }])
    expect(feed.games).toEqual(['LoL', 'CS2', 'Constructor'])
  })

  test.each([
    [{ modified_at: 'soon' }, 'modified_at is no time.'],
    [{ status: 'constructor' }, 'status is "constructor", which is unknown.'],
    [{ status: 'paused' }, 'status is "paused", which is unknown.'],
    [{ winner_id: 'T1' }, 'winner_id is no integer.'],
    [{ draw: 'no' }, 'draw is neither true nor false.'],
    [{ opponents: null }, 'opponents is no list.'],
    [{ opponents: [{}] }, 'opponents.opponent is no object.'],
    [{ status: 'not_booked' }, 'status is "not_booked", which is unknown.'],
    [{ opponents: [team('\u200b')] }, 'opponents.opponent.name is a name of characters that nobody sees.'],
  ])('of another form stops no other: %j', async (changes, message) => {
    const other = { ...recordedMatch(1, START), ...changes } as PandaScoreMatch
    const matches = [other, recordedMatch(2, START)]
    const { feed } = await serve({ matches: () => matches })
    const { fixtures, badRows } = await feed.read(signal)
    expect(fixtures.map(({ id }) => id)).toEqual(['2'])
    expect(badRows).toEqual([{ id: '1', place: 'PandaScore, match 1', reason: message }])
  })
})

describe('the time span', () => {
  test('is two weeks back and three months ahead', async () => {
    const modified_at = pandaScoreTime(NOW - 30 * day)
    const starts = [-15, -13, 89, 91].map((days) => NOW + days * day)
    const { readIds } = await serve({
      matches: () => starts.map((start, index) => recordedMatch(index + 1, start, { modified_at })),
    })
    expect(await readIds()).toEqual([2, 3])
  })

  test('does not hide a match that was postponed beyond it', async () => {
    const postponed = recordedMatch(1, START, {
      status: 'postponed',
      scheduled_at: pandaScoreTime(START + 200 * day),
      modified_at: pandaScoreTime(NOW),
    })
    const { feed } = await serve({ matches: () => [postponed] })
    expect((await feed.read(signal)).fixtures).toMatchObject([
      { status: 'postponed', originalStartTime: START },
    ])
  })

  test('has only the games that were asked for', async () => {
    const other = { videogame: { name: 'Dota 2', slug: 'dota-2' } }
    const matches = [recordedMatch(1, START, other), recordedMatch(2, START)]
    const { readIds } = await serve({ matches: () => matches })
    expect(await readIds()).toEqual([2])
  })
})

describe('pages', () => {
  const listOf = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => recordedMatch(from + index, START))

  // Without an empty page, and with one for what was called off.
  test.each([
    [100, 2],
    [200, 3],
    [250, 4],
  ])('of %i matches are all read, by %i requests', async (count, requests) => {
    const { readIds, server } = await serve({ matches: () => listOf(1, count) })
    expect(await readIds()).toEqual(listOf(1, count).map(({ id }) => id))
    expect(server.requests).toHaveLength(requests)
  })

  test('lose nothing while matches leave and appear', async () => {
    const { server, readIds } = await serve({
      // After the first page ten matches of it leave, and ten others appear at the end.
      matches: () => (server.requests.length <= 1 ? listOf(1, 250) : listOf(11, 260)),
    })
    const ids = await readIds()
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(listOf(11, 260).map(({ id }) => id)))
  })

  const answer = (total: number, body: string) => ({
    '/matches': { status: 200, headers: { 'X-Total': String(total) }, body },
  })

  test.each([
    ['without X-Total', { '/matches': '[]' }, 'may be incomplete: it has no X-Total.'],
    ['in another order', answer(2, '[{"id":2},{"id":1}]'), "may be incomplete: it isn't sorted by id."],
    ['that end early', answer(3, '[]'), 'may be incomplete: it lacks 3 matches.'],
    ['with a match that has no id', answer(1, '[{}]'), 'has a match without an id.'],
    ['of half a list', { '/matches': '[{"id":1}' }, 'is broken JSON'],
    ['of no list', { '/matches': '{"error":"maintenance"}' }, 'is no list of matches.'],
  ])('%s are refused', async (_, files, message) => {
    const { feed } = await serve({ files: () => files })
    await expect(feed.read(signal)).rejects.toThrow(`PandaScore's answer ${message}`)
  })
})

describe('requests', () => {
  const matches = () => [recordedMatch(1, START)]

  test('carry the token in a header, and never in the URL', async () => {
    const { server, clock } = await serve({ matches, token: 'hush' })
    // Files that hold a token often end with a line break.
    const env = { PANDASCORE_TOKEN: 'hush\n', PANDASCORE_URL: server.url }
    const content = await openFeed('pandascore:league-of-legends', { clock, env }).read(signal)
    expect(content.fixtures).toHaveLength(1)
    expect(server.requests.map(({ url }) => url.href).join()).not.toContain('hush')
  })

  test('with a wrong token are not repeated, and the error does not show it', async () => {
    const { feed, server } = await serve({ matches }, 'hush')
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
    expect((await feed.read(signal)).fixtures).toHaveLength(1)
    expect(await at(72)).toBe(4)
    expect(waits).toEqual([])
  })

  test('are not spaced while enough are left', async () => {
    const { feed, server } = await serve({ matches })
    await feed.read(signal)
    await feed.read(signal)
    expect(server.requests).toHaveLength(4)
  })
})
