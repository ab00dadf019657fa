import { teamName } from '../../../src/domain/match/teamNames.ts'
import { flag, integer, optional, propertiesOf, text } from '../../../src/lib/parsers.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { groupBy } from '../lib/groupBy.ts'
import { contradictionOf, withContradiction } from './contradiction.ts'
import type { Clock, Feed, Fixture, SeriesMap } from './feed.ts'
import { contentOf, incomplete, parseAt, parseEntry, parseList } from './parseEntries.ts'
import { createRequester, requireSecure } from './request.ts'

/** A game that is over, as Valve's servers reported it. Times are unix seconds. */
type Game = NonNullable<ReturnType<typeof parseGame>>
type Listed = ReturnType<typeof parseListed>

const NAME = 'OpenDota'

/** Past the 7 days after which anyone can void a match without a result. */
const PAST = 8 * day
/** 2,000 requests a day are free. */
const INTERVAL = 2 * minute
/** A game can be listed late. One that is listed later still leaves its series undecided. */
const OVERLAP = 6 * hour
/** A series without a next game is over after this time. */
const STALLED = 3 * hour

const BEST_OF: Readonly<Record<number, number>> = { 0: 1, 1: 3, 2: 5, 3: 2 }

/** Reads the series of professional Dota 2 games that were played. It knows no schedule, so it can only confirm or contradict. */
export function openDota(clock: Clock, url = 'https://api.opendota.com'): Feed {
  const api = requireSecure(new URL('/api/proMatches', url))
  const request = createRequester({ name: NAME, clock })
  const games = new Map<number, Listed>()
  let readAt: number | undefined

  /** Reads back to a time. Pages have the newest games first. */
  async function readSince(time: number, signal: AbortSignal) {
    const found: Listed[] = []
    let before = Number.POSITIVE_INFINITY
    for (let oldest = before; oldest >= time; ) {
      const page = new URL(api)
      if (before < Number.POSITIVE_INFINITY) page.searchParams.set('less_than_match_id', String(before))
      const entries = parseList((await request(page, signal)).text, `${NAME}'s answer is`)
      if (entries.length === 0) throw incomplete(NAME, 'ends early')
      for (const entry of entries) {
        const listed = parseAt(`${NAME}'s answer`, () => parseListed(entry))
        if (listed.id >= before) throw incomplete(NAME, "isn't sorted by match_id")
        before = listed.id
        oldest = listed.startTime
        found.push(listed)
      }
    }
    return found
  }

  return {
    name: NAME,
    games: ['Dota 2'],
    read: async (signal) => {
      const now = clock.now()
      if (readAt === undefined || now >= readAt + INTERVAL) {
        const since = readAt === undefined ? now - PAST : readAt - OVERLAP
        for (const game of await readSince(since, signal)) games.set(game.id, game)
        for (const { id, startTime } of [...games.values()]) if (startTime < now - PAST) games.delete(id)
        readAt = now
      }
      const listed = [...games.values()]
      const { fixtures: played, badRows } = contentOf<Game>(listed.flatMap(({ game }) => game ?? []))
      const lacking = listed.filter(({ game }) => !game || 'reason' in game).map(({ series }) => series)
      return { fixtures: fixturesOf(played, new Set(lacking), now), badRows }
    },
  }
}

/** Parses where a game is listed, and the game as far as it can be read. @throws {TypeError} */
function parseListed(value: unknown) {
  const read = propertiesOf(value)
  const [id, startTime] = [read('match_id', integer), read('start_time', integer)]
  const seriesId = read('series_id', optional(integer))
  const series = seriesId ? `series/${seriesId}` : `game/${id}`
  const row = { id: series, place: `${NAME}, game ${id}` }
  return { id, startTime, series, game: parseEntry(row, () => parseGame(value, { id, startTime, series })) }
}

/** Parses a game. Returns `undefined` if OpenDota doesn't know its teams, its winner or its end. @throws {TypeError} */
function parseGame(value: unknown, listed: { id: number; startTime: number; series: string }) {
  const read = propertiesOf(value)
  const team = (side: string) => {
    const id = read(`${side}_team_id`, optional(integer))
    const name = read(
      `${side}_name`,
      optional((value) => teamName(text(value))),
    )
    return id && name ? { id, name } : undefined
  }
  const [radiant, dire] = [team('radiant'), team('dire')]
  const isRadiant = read('radiant_win', optional(flag))
  const type = read('series_type', optional(integer))
  // The type of a series may not be known yet.
  const bestOf = type === undefined && listed.series.startsWith('game/') ? 1 : BEST_OF[type ?? -1]
  const duration = read('duration', optional(integer))
  if (!radiant || !dire || isRadiant === undefined || duration === undefined) return undefined
  const teams = [radiant, dire] as const
  return {
    ...listed,
    bestOf,
    endTime: listed.startTime + duration,
    teams,
    winner: (isRadiant ? radiant : dire).id,
    contradiction: contradictionOf(
      { teams: [radiant.name, dire.name], status: 'finished' },
      { teamIds: [radiant.id, dire.id] },
    ),
  }
}

/** @param lacking series of which a game can't be read: nobody knows which map each of the others was */
function fixturesOf(games: readonly Game[], lacking: ReadonlySet<string>, now: number): Fixture[] {
  const series = groupBy(
    games.toSorted((a, b) => a.startTime - b.startTime),
    ({ series }) => series,
  )
  return [...series.values()].flatMap((played) => fixtureOf(played, lacking, now))
}

/** @param played the games of a series, in their order */
function fixtureOf(played: readonly Game[], lacking: ReadonlySet<string>, now: number): Fixture[] {
  const sound = played.filter(({ contradiction }) => contradiction === undefined)
  const corrupt = played.find(({ contradiction }) => contradiction !== undefined)
  const [first, last] = [played[0], played.at(-1)]
  if (!first || !last) return []
  const { series, bestOf, startTime } = first
  const { teams } = sound[0] ?? first
  const ofTeams = sound.filter((game) => game.teams.every(({ id }) => teams.some((team) => team.id === id)))
  const isTooLong = bestOf !== undefined && played.length > bestOf
  const result = bestOf === undefined || isTooLong ? undefined : resultOf(ofTeams, teams, bestOf)
  const isOver = result !== undefined || now - last.endTime > STALLED
  const fixture: Fixture = {
    id: series,
    game: 'Dota 2',
    teams: [teams[0].name, teams[1].name],
    // Its leagues are named unlike events elsewhere.
    event: '',
    market: undefined,
    startTime,
    originalStartTime: startTime,
    beganAt: startTime,
    endedAt: isOver ? last.endTime : undefined,
    status: isOver ? 'finished' : 'running',
    bestOf,
    result,
    changedAt: last.endTime,
    source: `https://www.opendota.com/matches/${last.id}`,
    maps:
      bestOf === undefined || isTooLong || lacking.has(series) ? undefined : mapsOf(played, ofTeams, teams),
  }
  // The others may still decide the series.
  const isUndecided = isOver && result === undefined && corrupt
  const contradiction = isUndecided ? `Game ${corrupt.id}: ${corrupt.contradiction}` : undefined
  return [withContradiction(fixture, contradiction ?? contradictionOf(fixture, { bestOf }))]
}

/** @param counting those games whose winner counts */
function mapsOf(played: readonly Game[], counting: readonly Game[], [one]: Game['teams']): SeriesMap[] {
  return played.map((game, index) => {
    const winner = !counting.includes(game) ? undefined : game.winner === one.id ? 1 : 2
    return { map: index + 1, beganAt: game.startTime, endedAt: game.endTime, isOver: true, winner }
  })
}

/** Needs the majority of the games, so that one that isn't listed or is corrupt can't name a wrong winner. */
function resultOf(played: readonly Game[], teams: Game['teams'], bestOf: number): Fixture['result'] {
  const [one, two] = teams.map(({ id }) => played.filter(({ winner }) => winner === id).length)
  if (Number(one) > bestOf / 2) return { kind: 'win', winner: 1 }
  if (Number(two) > bestOf / 2) return { kind: 'win', winner: 2 }
  return Number(one) === bestOf / 2 && one === two ? { kind: 'draw' } : undefined
}
