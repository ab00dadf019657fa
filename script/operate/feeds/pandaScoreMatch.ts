import { teamName } from '../../../src/domain/match/teamNames.ts'
import { flag, integer, listOf, optional, type Parser, propertiesOf, text } from '../../../src/lib/parsers.ts'
import { parseZonedTime } from '../../../src/lib/time.ts'
import { contradictionOf, type Score, withContradiction } from './contradiction.ts'
import type { Fixture, SeriesMap } from './feed.ts'

/** PandaScore's slugs, and the games as in match names. */
const GAMES: ReadonlyMap<string, string> = new Map([
  ['cod-mw', 'Call of Duty'],
  ['cs-go', 'CS2'],
  ['dota-2', 'Dota 2'],
  ['e-basketball', 'eBasketball'],
  ['e-cricket', 'eCricket'],
  ['e-hockey', 'eHockey'],
  ['e-soccer', 'eSoccer'],
  ['fifa', 'EA Sports FC'],
  ['kog', 'King of Glory'],
  ['league-of-legends', 'LoL'],
  ['lol-wild-rift', 'LoL Wild Rift'],
  ['mlbb', 'MLBB'],
  ['ow', 'Overwatch 2'],
  ['pubg', 'PUBG'],
  ['r6-siege', 'R6 Siege'],
  ['rl', 'Rocket League'],
  ['starcraft-2', 'StarCraft II'],
  ['starcraft-brood-war', 'StarCraft Brood War'],
  ['valorant', 'Valorant'],
])

/** Returns a slug's game as in match names. That of a new slug must be known before its first match. */
export function gameOf(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return GAMES.get(slug) ?? words.join(' ')
}

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
  const [one, two] = opponents
  const teams = [one?.name ?? '', two?.name ?? ''] as const
  const games = read('games', optional(listOf(game))) ?? []
  const isForfeit = read('forfeit', optional(flag)) ?? false
  // Before the start, for a walkover and once postponed, PandaScore's begin_at is the time as scheduled.
  const isBegun = status === 'running' || status === 'finished'
  const beganAt =
    isForfeit || status === 'postponed'
      ? beginOf(games, beginTime ?? startTime)
      : isBegun
        ? beginTime
        : undefined
  const endedAt = read('end_at', optional(time))
  const sideOf = (id: number) => (id === one?.id ? 1 : id === two?.id ? 2 : 0)
  const winnerId = read('winner_id', optional(integer))
  const winners = [winnerId, read('winner', optional(winnerOf))].filter((id) => id !== undefined)
  const scores = read('results', optional(listOf(score))) ?? []
  const named = [...winners, ...scores.map(({ id }) => id), ...games.map(({ winner }) => winner)]
  const hasStranger = named.some((id) => id !== undefined && sideOf(id) === 0)
  const isTwice = new Set(scores.map(({ id }) => id)).size < scores.length || new Set(winners).size > 1
  const { bestOf, isPlain } = formatOf(
    read('match_type', optional(text)),
    read('number_of_games', optional(integer)) || undefined,
  )
  // A team may begin with an advantage of a game.
  const isSeries = isPlain && !read('game_advantage', optional(integer))
  const isDraw = read('draw', optional(flag)) ?? false
  const details = {
    teamIds: [one?.id, two?.id],
    hasOthers: opponents.length === 2 && (hasStranger || isTwice),
    hasTwoResults: isDraw && (isForfeit || winnerId !== undefined),
    score: scoreOf((side) => scores.find(({ id }) => id !== undefined && sideOf(id) === side)?.score),
    gamesWon: scoreOf((side) => games.filter(({ winner }) => winner && sideOf(winner) === side).length),
    numbers: games.map(({ number }) => number),
    bestOf: isSeries ? bestOf : undefined,
  }
  const fixture: Fixture = {
    id: String(read('id', integer)),
    game: read('videogame', gameName),
    teams,
    event: [
      read('league', nameOf('name')),
      read('serie', nameOf('full_name')),
      read('tournament', nameOf('name')),
    ]
      .filter((name) => name !== '')
      .join(' '),
    market: undefined,
    startTime,
    originalStartTime: originalStartTime ?? startTime,
    beganAt,
    endedAt,
    status,
    bestOf,
    result: isDraw ? { kind: 'draw' } : resultOf(winnerId === undefined ? 0 : sideOf(winnerId), isForfeit),
    changedAt: read('modified_at', time),
    source: read('streams_list', optional(listOf(stream)))?.find(({ isOfficial }) => isOfficial)?.url,
    maps: isSeries ? mapsOf(games, sideOf) : undefined,
    hasOtherFormat: isSeries ? undefined : true,
  }
  return withContradiction(fixture, contradictionOf(fixture, details))
}

/** Returns how many games a match has at most. It is plain if more than half of them decide it. */
function formatOf(type = 'best_of', games: number | undefined) {
  if (type === 'first_to') return { bestOf: games && 2 * games - 1, isPlain: true }
  const isKnown = ['best_of', 'ow_best_of', 'all_games_played', 'red_bull_home_ground', 'custom'].includes(
    type,
  )
  return { bestOf: isKnown ? games : undefined, isPlain: type === 'best_of' }
}

function scoreOf(of: (side: 1 | 2) => number | undefined): Score | undefined {
  const [one, two] = [of(1), of(2)]
  return one === undefined || two === undefined ? undefined : [one, two]
}

const resultOf = (winner: 0 | 1 | 2, isForfeit: boolean): Fixture['result'] =>
  winner === 0 ? undefined : { kind: isForfeit ? 'forfeit' : 'win', winner }

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
    return { id: read('id', integer), name: read('name', (name) => teamName(text(name))) }
  })

const gameName: Parser<string> = (value) => gameOf(propertiesOf(value)('slug', text))

const nameOf =
  (property: string): Parser<string> =>
  (value) =>
    (propertiesOf(value)(property, optional(text)) ?? '').trim()

const score = (value: unknown) => {
  const read = propertiesOf(value)
  const id = read('team_id', optional(integer)) ?? read('player_id', optional(integer))
  return { id, score: read('score', optional(integer)) }
}

const game = (value: unknown) => {
  const read = propertiesOf(value)
  const status = read('status', optional(text))
  const isPlayed = (status === 'running' || status === 'finished') && !read('forfeit', optional(flag))
  const isOver = status === 'finished' && read('finished', optional(flag)) !== false
  const winner = read('winner', optional(winnerOf))
  return {
    number: read('position', optional(integer)),
    isPlayed,
    begin: read('begin_at', optional(time)),
    end: read('end_at', optional(time)),
    isOver,
    winner: isOver ? winner : undefined,
  }
}

/** Returns the games that were played or are, `undefined` unless all have a number. */
function mapsOf(games: readonly ReturnType<typeof game>[], sideOf: (id: number) => 0 | 1 | 2) {
  const maps: SeriesMap[] = []
  for (const { number: map, isPlayed, begin: beganAt, end, isOver, winner } of games) {
    if (map === undefined) return undefined
    const side = winner === undefined ? 0 : sideOf(winner)
    const result = { endedAt: isOver ? end : undefined, winner: side === 0 ? undefined : side }
    if (isPlayed) maps.push({ map, beganAt, isOver, ...result })
  }
  return maps.sort((a, b) => a.map - b.map)
}

const winnerOf: Parser<number | undefined> = (value) => propertiesOf(value)('id', optional(integer))

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
