import { flag, integer, listOf, optional, type Parser, propertiesOf, text } from '../../../src/lib/parsers.ts'
import { parseZonedTime } from '../../../src/lib/parseZonedTime.ts'
import type { Fixture } from './feed.ts'

/** Games whose names differ from those in match names. */
const GAMES: ReadonlyMap<string, string> = new Map([
  ['league-of-legends', 'LoL'],
  ['cs-go', 'CS2'],
  ['mlbb', 'MLBB'],
  ['ow', 'Overwatch 2'],
  ['r6-siege', 'R6 Siege'],
  ['starcraft-2', 'StarCraft II'],
])

const STATUSES: ReadonlyMap<string, Fixture['status']> = new Map([
  ['not_started', 'scheduled'],
  ['running', 'running'],
  ['finished', 'finished'],
  ['postponed', 'postponed'],
  ['canceled', 'cancelled'],
])

/**
 * Parses a match of PandaScore's API. Returns `undefined` for one without a time or with more than two sides.
 * @throws {TypeError} if it has another form
 */
export function parseMatch(value: unknown): Fixture | undefined {
  const read = propertiesOf(value)
  const opponents = read('opponents', listOf(opponent))
  const originalStartTime = read('original_scheduled_at', optional(time))
  const beginTime = read('begin_at', optional(time))
  const startTime = read('scheduled_at', optional(time)) ?? originalStartTime ?? beginTime
  if (startTime === undefined || opponents.length > 2) return undefined
  const status = read('status', statusName)
  const winnerId = read('winner_id', optional(integer))
  const winner = winnerId === undefined ? undefined : opponents.findIndex(({ id }) => id === winnerId) + 1
  const isForfeit = read('forfeit', optional(flag)) ?? false
  const isDraw = read('draw', optional(flag)) ?? false
  // Before the start, for a walkover and once postponed, PandaScore's begin_at is the time as scheduled.
  const isBegun = status === 'running' || status === 'finished'
  return {
    id: String(read('id', integer)),
    game: read('videogame', gameName),
    teams: [teamName(opponents[0]), teamName(opponents[1])],
    event: [
      read('league', nameOf('name')),
      read('serie', nameOf('full_name')),
      read('tournament', nameOf('name')),
    ]
      .filter((name) => name !== '')
      .join(' '),
    startTime,
    originalStartTime: originalStartTime ?? startTime,
    beganAt:
      isForfeit || status === 'postponed'
        ? beginOf(read('games', listOf(game)), beginTime ?? startTime)
        : isBegun
          ? beginTime
          : undefined,
    endedAt: read('end_at', optional(time)),
    status,
    bestOf: read('number_of_games', optional(integer)) || undefined,
    result: resultOf(status, isForfeit, isDraw, winner),
    changedAt: read('modified_at', time),
    source: read('streams_list', optional(listOf(stream)))?.find(({ isOfficial }) => isOfficial)?.url,
  }
}

/**
 * A cancelled match has a winner only by a walkover. Anything contradictory is no result.
 * @param winner 0 if `winner_id` names neither opponent, `undefined` without one
 */
function resultOf(status: string, isForfeit: boolean, isDraw: boolean, winner?: number): Fixture['result'] {
  if (status !== 'finished' && !(status === 'cancelled' && isForfeit)) return undefined
  if (isDraw) return winner !== undefined || isForfeit ? undefined : { kind: 'draw' }
  return winner === 1 || winner === 2 ? { kind: isForfeit ? 'forfeit' : 'win', winner } : undefined
}

const time: Parser<number> = (value) => {
  const parsed = parseZonedTime(text(value))
  if (parsed.ok) return parsed.time
  throw new TypeError('no time')
}

const statusName: Parser<Fixture['status']> = (value) => {
  const status = STATUSES.get(text(value))
  if (status) return status
  throw new TypeError(`"${value}", which is unknown`)
}

const opponent = (value: unknown) =>
  propertiesOf(value)('opponent', (team) => {
    const read = propertiesOf(team)
    return { id: read('id', integer), name: read('name', text).replace(/\s+/g, ' ').trim() }
  })

function teamName(team: ReturnType<typeof opponent> | undefined): string {
  return team && team.name !== 'TBD' ? team.name : ''
}

/** A colon would end the game early in a match's name. */
const gameName: Parser<string> = (value) => {
  const read = propertiesOf(value)
  return GAMES.get(read('slug', text)) ?? read('name', text).replaceAll(':', '')
}

const nameOf =
  (property: string): Parser<string> =>
  (value) =>
    (propertiesOf(value)(property, optional(text)) ?? '').trim()

const game = (value: unknown) => {
  const read = propertiesOf(value)
  const isStarted = ['running', 'finished'].includes(read('status', text))
  return { isPlayed: isStarted && !read('forfeit', optional(flag)), begin: read('begin_at', optional(time)) }
}

/** Returns when the first game began. PandaScore doesn't have the time of every game. */
function beginOf(games: readonly ReturnType<typeof game>[], fallback: number): number | undefined {
  const begins = games.filter(({ isPlayed }) => isPlayed).map(({ begin }) => begin ?? fallback)
  return begins.sort((a, b) => a - b)[0]
}

const stream = (value: unknown) => {
  const read = propertiesOf(value)
  const url = read('raw_url', optional(text))
  const isOfficial = read('official', optional(flag)) === true && url?.startsWith('https://') === true
  return { url, isOfficial }
}
