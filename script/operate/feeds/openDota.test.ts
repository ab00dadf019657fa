import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '../lib/durations.ts'
import type { Fixture } from './feed.ts'
import { NOW, serveReplay } from './feeds.fixture.ts'
import { openFeed } from './openFeed.ts'

const { signal } = new AbortController()
const START = NOW - 4 * hour
const [NAVI, OG] = [36, 2_586_976]

/** An answer of November 2017, at another time. */
const sides = { radiant_team_id: NAVI, radiant_name: 'Natus Vincere', dire_team_id: OG, dire_name: 'OG' }
const score = { radiant_score: 25, dire_score: 12, radiant_win: true }
const series = { leagueid: 5_627, league_name: 'DreamLeague season 8', series_id: 178_590, series_type: 1 }
const recorded = {
  match_id: 3_565_732_649,
  duration: 2_388,
  start_time: START,
  ...sides,
  ...score,
  ...series,
}

type Answer = { [Name in keyof typeof recorded]: (typeof recorded)[Name] | null }

/** Returns games of the series, each an hour after the one before; `D` is won by the dire, who are other teams each time. */
function games(winners: string, changes: Partial<Answer> = {}): Answer[] {
  return [...winners].map((winner, index) => {
    const game = { ...recorded, match_id: recorded.match_id + index, start_time: START + index * hour }
    const sides = { radiant_team_id: OG, radiant_name: 'OG', dire_team_id: NAVI, dire_name: 'Natus Vincere' }
    return {
      ...game,
      ...(index % 2 === 1 && sides),
      radiant_win: (winner === 'N') === (index % 2 === 0),
      ...changes,
    }
  })
}

/** Lists games by `less_than_match_id` in pages of a hundred. The oldest one ends every reading. */
async function serve(listed: () => readonly Answer[]) {
  const oldest = { ...recorded, match_id: 1, start_time: NOW - 9 * day, series_id: 1 }
  const served = await serveReplay({
    files: () => {
      const url = served.server.requests.at(-1)?.url
      const before = Number(url?.searchParams.get('less_than_match_id') ?? Number.POSITIVE_INFINITY)
      const found = [...listed(), oldest]
        .filter(({ match_id }) => Number(match_id) < before)
        .sort((a, b) => Number(b.match_id) - Number(a.match_id))
      return { '/api/proMatches': JSON.stringify(found.slice(0, 100)) }
    },
  })
  const feed = openFeed('opendota', { clock: served.clock, env: { OPENDOTA_URL: served.server.url } })
  return { ...served, feed, read: async () => (await feed.read(signal)).fixtures }
}

async function readSeries(listed: readonly Answer[]) {
  const { read } = await serve(() => listed)
  return read()
}

const over = (games: number) => START + (games - 1) * hour + recorded.duration
const undecided = { result: undefined }
const unknown = { ...undecided, bestOf: undefined }
const open = { ...undecided, status: 'running' } as const
const won = (winner: 1 | 2) => ({ status: 'finished', result: { kind: 'win', winner } }) as const

test('reads a series', async () => {
  const title = { id: 'series/178590', game: 'Dota 2', teams: ['Natus Vincere', 'OG'], event: '', bestOf: 3 }
  const begin = { startTime: START, originalStartTime: START, beganAt: START }
  const source = 'https://www.opendota.com/matches/3565732651'
  const maps = [1, 2, 2].map((winner, index) => {
    const times = { beganAt: START + index * hour, endedAt: over(index + 1) }
    return { map: index + 1, ...times, isOver: true, winner }
  })
  expect(await readSeries(games('NOO'))).toEqual([
    { ...title, ...begin, endedAt: over(3), changedAt: over(3), ...won(2), source, maps },
  ])
})

const strangers = { radiant_team_id: 7, dire_team_id: 8 }

test.each<[string, readonly Answer[], Partial<Fixture>]>([
  ['a majority wins', games('NN'), won(1)],
  ['a majority wins', games('ONO'), won(2)],
  ['a majority of five wins', games('NON', { series_type: 2 }), { ...open, bestOf: 5 }],
  ['one game decides', games('N', { series_type: 0 }), won(1)],
  ['two games can be drawn', games('NO', { series_type: 3 }), { ...won(1), result: { kind: 'draw' } }],
  ['two games are no draw of three', games('ON', { start_time: NOW - hour }), open],
  ['a game that is not listed leaves it open', games('NO').slice(1), open],
  ['more games than it has decide nothing', games('NNNO'), { result: undefined }],
  ['an unknown type decides nothing', games('NN', { series_type: 9 }), unknown],
  ['a series without a type decides nothing', games('NN', { series_type: null }), unknown],
  ['a third team decides nothing', games('NN', strangers).with(0, recorded), undecided],
  [
    'a game with another team counts for nobody',
    games('NN').with(1, {
      ...recorded,
      match_id: recorded.match_id + 1,
      dire_team_id: 7,
      dire_name: 'Tidewatch',
    }),
    undecided,
  ],
  ['no next game for long ends it', games('N', { start_time: START }), { ...undecided, endedAt: over(1) }],
])('%s', async (_, listed, fixture) => {
  expect(await readSeries(listed)).toMatchObject([fixture])
})

test.each([0, null])('a game without a series is one of its own, with type %s', async (series_type) => {
  const single = games('NO', { series_id: 0, series_type })
  expect(await readSeries(single)).toMatchObject([
    { id: 'game/3565732649', ...won(1) },
    { id: 'game/3565732650', ...won(1) },
  ])
})

const ofWinner = (winner: 1 | 2 | undefined) => expect.objectContaining({ winner })
const stranger = { dire_team_id: 7, dire_name: 'Tidewatch' }

test.each<[string, readonly Answer[], Partial<Fixture>]>([
  ['a series that is played', games('N', { start_time: NOW - hour }), { ...open, maps: [ofWinner(1)] }],
  [
    'a game with another team',
    games('NN').with(1, { ...games('NN')[1], ...stranger } as Answer),
    { maps: [ofWinner(1), ofWinner(undefined)] },
  ],
  ['more games than it has', games('NNNO'), { maps: undefined }],
  ['an unknown type', games('NN', { series_type: 9 }), { maps: undefined }],
  [
    'a game without a winner',
    games('NON').with(1, { ...games('NON')[1], radiant_win: null } as Answer),
    { ...won(1), maps: undefined },
  ],
  [
    'a game after the deciding one',
    games('NNN'),
    { result: undefined, contradiction: 'Map 3 began after the deciding one.' },
  ],
])('knows the maps unless it can not number them: %s', async (_, listed, fixture) => {
  expect(await readSeries(listed)).toMatchObject([fixture])
})

test.each([{ radiant_name: null }, { dire_team_id: null }, { radiant_win: null }, { duration: null }])(
  'leaves out a game of which OpenDota lacks something: %j',
  async (changes) => {
    expect(await readSeries(games('N', changes))).toEqual([])
  },
)

const same = {
  radiant_team_id: NAVI,
  radiant_name: 'Natus Vincere',
  dire_team_id: NAVI,
  dire_name: 'Natus Vincere',
}
const alike = { ...same, dire_team_id: OG, dire_name: 'NАTUS  VINCERE' }

describe('a game with one team on both sides', () => {
  const corrupt = (winners: string, at: number, sides: Partial<Answer> = same) =>
    games(winners).map((game, index) => (index === at ? { ...game, ...sides, radiant_win: true } : game))

  const earlier = (game: Answer) => ({ ...game, start_time: Number(game.start_time) - hour })

  test.each([
    ['the second', corrupt('NN', 1), 1],
    ['the first', corrupt('NN', 0), 0],
    ['one whose sides read the same', corrupt('NN', 1, alike), 1],
  ])('wins nothing as %s, and leaves the series undecided', async (_, listed, at) => {
    const [fixture] = await readSeries(listed.map(earlier))
    const contradiction = expect.stringMatching(
      new RegExp(
        `^Game ${recorded.match_id + at}: (Both of its teams have the same id|The names of both teams)`,
      ),
    )
    expect(fixture?.teams.toSorted()).toEqual(['Natus Vincere', 'OG'])
    expect(fixture).toMatchObject({ status: 'finished', result: undefined, contradiction })
  })

  test('leaves it open while another game may follow', async () => {
    const [fixture] = await readSeries(corrupt('NN', 1))
    expect(fixture).toMatchObject(open)
    expect(fixture?.contradiction).toBeUndefined()
  })

  test('does not undo a majority of the others', async () => {
    const [fixture] = await readSeries(corrupt('NON', 1))
    expect(fixture).toMatchObject(won(1))
    expect(fixture?.contradiction).toBeUndefined()
  })
})

test('a game that can’t be read stops no other', async () => {
  const other = { ...recorded, match_id: 7, series_id: 9, radiant_name: 5 } as unknown as Answer
  const { feed } = await serve(() => [...games('NN'), other])
  expect(await feed.read(signal)).toMatchObject({
    fixtures: [won(1)],
    badRows: [{ id: 'series/9', place: 'OpenDota, game 7', reason: 'radiant_name is no text.' }],
  })
})

describe('reading', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({
    ...recorded,
    match_id: 1_000 + index,
    series_id: index,
    start_time: NOW - 7 * day + index * minute,
  }))

  test('goes back eight days by pages, and afterwards only some hours', async () => {
    const { read, server, set } = await serve(() => many)
    expect(await read()).toHaveLength(250)
    expect(server.requests).toHaveLength(3)
    set(NOW + 119)
    await read()
    expect(server.requests).toHaveLength(3)
    set(NOW + 120)
    expect(await read()).toHaveLength(250)
    expect(server.requests).toHaveLength(4)
    set(NOW + 8 * day)
    expect(await read()).toEqual([])
  })

  test('finds a game that is listed late, behind a page of newer ones', async () => {
    const newer = many
      .slice(0, 100)
      .map((game) => ({ ...game, match_id: recorded.match_id + game.match_id, start_time: NOW - hour }))
    let listed = games('N')
    const { read, set } = await serve(() => [...newer, ...listed])
    await read()
    listed = games('NN')
    set(NOW + hour)
    expect(await read()).toContainEqual(expect.objectContaining(won(1)))
  })

  test.each([
    ['that is empty', '[]', "OpenDota's answer may be incomplete: it ends early."],
    ['in another order', JSON.stringify(games('NO')), "may be incomplete: it isn't sorted by match_id."],
    ['of another form', '[{"match_id":"1"}]', "OpenDota's answer: match_id is no integer."],
    ['of half a list', '[{"match_id":1}', 'is broken JSON'],
  ])('refuses an answer %s', async (_, body, message) => {
    const { server, clock } = await serveReplay({ files: () => ({ '/api/proMatches': body }) })
    const feed = openFeed('opendota', { clock, env: { OPENDOTA_URL: server.url } })
    await expect(feed.read(signal)).rejects.toThrow(message)
  })
})
