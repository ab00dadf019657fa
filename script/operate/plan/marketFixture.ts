// The house rules 20 and 21 (docs/house-rules.md): what becomes of the maps and totals of a series.
import { decidingMap, mapsToWin } from '../../../src/domain/match/markets.ts'
import type { Market } from '../../../src/domain/match/name.ts'
import type { Fixture, SeriesMap } from '../feeds/feed.ts'

/** A series whose maps the feed knows. */
interface Series extends Fixture {
  maps: readonly SeriesMap[]
}

type State = Pick<Fixture, 'status' | 'result' | 'endedAt' | 'deciderBeganAt'>

const NOT_PLAYED: State = { status: 'cancelled', result: undefined, endedAt: undefined }

/** Returns what an entry about a series says of another market than the winner, `undefined` if it says nothing. */
export function marketFixture({ maps, ...series }: Fixture, market: Market): Fixture | undefined {
  const fixture = { ...series, market }
  // Before play, every market shares the fate of the series.
  if (series.contradiction !== undefined || !hasBegun({ ...series, maps })) return fixture
  if (maps) return { ...fixture, ...stateOf({ ...series, maps }, market) }
  return isSeriesOver(series) ? undefined : { ...fixture, ...withoutMaps(series) }
}

const isForfeit = ({ result }: Fixture) => result?.kind === 'forfeit'

const isSeriesOver = ({ status }: Fixture) => status === 'finished' || status === 'cancelled'

function hasBegun(series: Fixture): boolean {
  const { status, beganAt, maps = [] } = series
  const isPlayed = status === 'running' || (status === 'finished' && !isForfeit(series))
  return isPlayed || beganAt !== undefined || maps.length > 0
}

/** Only the beginning counts of a series whose maps the feed doesn't know: it closes betting if it was early. */
function withoutMaps({ status, beganAt, changedAt }: Fixture): Partial<Fixture> {
  const begin = beganAt ?? changedAt
  const open = { status: status === 'postponed' ? status : 'scheduled', endedAt: undefined } as const
  return { ...open, beganAt: begin, changedAt: begin }
}

function stateOf(series: Series, market: Market): State {
  const { maps, bestOf, changedAt } = series
  const decider = decidingMap(market, bestOf) ?? 1
  const begun = maps.find(({ map }) => map >= decider)
  const state = market.kind === 'map' ? ofMap(series, market.map) : ofTotal(series, market.line)
  return { ...state, deciderBeganAt: begun && (begun.beganAt ?? changedAt) }
}

function ofMap(series: Series, number: number): State {
  const map = series.maps.find((played) => played.map === number)
  if (map?.isOver) return over(map.endedAt, map.winner)
  if (!isSeriesOver(series)) return open(series)
  return isBrokenOff(series) || isComplete(series) ? NOT_PLAYED : over(series.endedAt)
}

function ofTotal(series: Series, line: number): State {
  const passing = series.maps.filter(({ isOver }) => isOver)[Math.floor(line)]
  if (passing) return over(passing.endedAt, 1)
  if (!isSeriesOver(series)) return open(series)
  if (isBrokenOff(series)) return NOT_PLAYED
  return over(series.endedAt, isComplete(series) ? 2 : undefined)
}

const open = ({ status }: Series): State => ({
  status: status === 'postponed' ? status : 'running',
  result: undefined,
  endedAt: undefined,
})

const over = (endedAt: number | undefined, winner?: 1 | 2): State => ({
  status: 'finished',
  result: winner && { kind: 'win', winner },
  endedAt,
})

const isBrokenOff = (series: Series) => series.status === 'cancelled' || isForfeit(series)

/** Returns `true` if the maps explain the result, so that the feed lacks none that was played. */
function isComplete({ maps, result, bestOf = Number.POSITIVE_INFINITY }: Series): boolean {
  if (result?.kind === 'draw') return maps.filter(({ isOver }) => isOver).length === bestOf
  if (result?.kind !== 'win') return false
  return maps.filter(({ winner }) => winner === result.winner).length >= mapsToWin(bestOf)
}
