import { readsSame } from '../../../src/domain/match/teamNames.ts'
import type { Fixture } from './feed.ts'

/** By side, in the feed's order. */
export type Score = readonly [number, number]

/** A fixture as far as its parts can contradict each other. */
type Parts = Pick<Fixture, 'teams' | 'status'> &
  Partial<Pick<Fixture, 'result' | 'beganAt' | 'endedAt' | 'maps'>>

/** Parts of a feed's entry that a fixture has no field for. */
interface Details {
  /** The feed's ids of the teams. */
  teamIds?: readonly (number | undefined)[]
  /** It has a winner, score or game of a team that doesn't play, or two winners or scores of one. */
  hasOthers?: boolean
  /** It is a draw, and a win or a forfeit. */
  hasTwoResults?: boolean
  /** Games or, in a best of one, perhaps rounds. */
  score?: Score | undefined
  /** Games whose winner the feed names, which may lack some. */
  gamesWon?: Score | undefined
  /** The numbers of all games, those to be played too. */
  numbers?: readonly (number | undefined)[]
  /** `undefined` in formats that more than half of the games don't decide, or where it is unknown. */
  bestOf?: number | undefined
}

/** Says in a sentence which parts of an entry can't be true together, the same for every feed. */
export function contradictionOf(parts: Parts, details: Details = {}): string | undefined {
  return (
    ofTeams(parts, details) ??
    ofOutcome(parts, details) ??
    ofTimes(parts) ??
    ofScore(parts, details) ??
    ofGames(parts, details) ??
    ofMaps(parts, details)
  )
}

/** Takes the result from an entry that contradicts itself. */
export const withContradiction = (fixture: Fixture, contradiction: string | undefined): Fixture =>
  contradiction === undefined ? fixture : { ...fixture, result: undefined, contradiction }

function ofTeams({ teams: [one, two] }: Parts, { teamIds: [id, otherId] = [] }: Details) {
  // A feed may have one team that stands for all that are to be decided.
  if (one === '' || two === '') return undefined
  if (id !== undefined && id === otherId) return 'Both of its teams have the same id.'
  return readsSame(one, two) ? `The names of both teams read the same: "${one}" and "${two}".` : undefined
}

function ofOutcome({ status, result }: Parts, { hasOthers, hasTwoResults }: Details) {
  if (hasOthers) return 'Its winner, score or games are partly those of other teams.'
  if (hasTwoResults) return 'It is a draw, and was won or forfeited.'
  const isOver = status === 'finished' || (status === 'cancelled' && result?.kind === 'forfeit')
  return result && !isOver ? `It has a result, and is ${status}.` : undefined
}

export const endsBeforeStart = ({ beganAt = 0, endedAt = beganAt }: Pick<Parts, 'beganAt' | 'endedAt'>) =>
  endedAt < beganAt

const ofTimes = (parts: Parts) => (endsBeforeStart(parts) ? 'It ended before it began.' : undefined)

function ofScore(parts: Parts, { score, bestOf = 1 }: Details) {
  const { result } = parts
  if (!score || !result) return undefined
  const [most, least] = [Math.max(...score), Math.min(...score)]
  const needed = Math.floor(bestOf / 2) + 1
  const said = `the score is ${scoreText(parts, score)}`
  if (result.kind === 'draw') {
    if (most !== least) return `It is a draw, and ${said}.`
  } else if (result.kind === 'forfeit') {
    // A forfeit ends a match at any score that hasn't ended it already.
    const isLost = bestOf > 1 && score[result.winner === 1 ? 1 : 0] >= needed
    return isLost ? `${teamOf(parts, result.winner)} won by forfeit, and ${said}.` : undefined
  } else if (leaderOf(score) !== result.winner) return `${teamOf(parts, result.winner)} won, and ${said}.`
  // A best of one may have rounds instead of games.
  const isPossible =
    bestOf === 1 || (result.kind === 'draw' ? most + least === bestOf : most === needed && least < needed)
  return isPossible ? undefined : `A best of ${bestOf} is over, and ${said}.`
}

function ofGames(parts: Parts, { score, gamesWon, bestOf }: Details) {
  const { result, status } = parts
  if (!gamesWon || result?.kind === 'forfeit' || status !== 'finished' || bestOf === undefined)
    return undefined
  const said = `its games were won ${scoreText(parts, gamesWon)}`
  const needed = Math.floor(bestOf / 2) + 1
  const isWhole = Math.max(...gamesWon) >= needed || gamesWon[0] + gamesWon[1] >= bestOf
  if (isWhole && result?.kind === 'win' && leaderOf(gamesWon) !== result.winner)
    return `${teamOf(parts, result.winner)} won, and ${said}.`
  if (isWhole && result?.kind === 'draw' && leaderOf(gamesWon)) return `It is a draw, and ${said}.`
  if (result && Math.max(...gamesWon) > needed) return `A best of ${bestOf} is over, and ${said}.`
  if (!score || bestOf === 1) return undefined
  const differs = gamesWon.some((won, side) => won > (score[side] ?? 0) || (isWhole && won !== score[side]))
  return differs ? differing(parts, score, gamesWon) : undefined
}

function ofMaps(
  parts: Parts,
  { numbers = [], score, gamesWon, bestOf = Number.POSITIVE_INFINITY }: Details,
): string | undefined {
  const { maps } = parts
  if (!maps) return undefined
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice !== undefined) return `Two of its games are map ${twice}.`
  for (const [index, { map, isOver, beganAt, endedAt }] of maps.entries()) {
    const before = maps.slice(0, index)
    const open = before.find((other) => !other.isOver)
    const winsOf = (side: 1 | 2) => before.filter(({ winner }) => winner === side).length
    if (map > bestOf) return `It is a best of ${bestOf}, and map ${map} began.`
    if (isOver && open) return `Map ${map} is over, and map ${open.map} is not.`
    if (Math.max(winsOf(1), winsOf(2)) > bestOf / 2) return `Map ${map} began after the deciding one.`
    if (isOver && endsBeforeStart({ beganAt, endedAt })) return `Map ${map} ended before it began.`
  }
  if (!score || !gamesWon || bestOf === 1) return undefined
  // While it runs, the score or the games may lack the newest, but not each a game of the other.
  const isEachAhead = (gamesWon[0] - score[0]) * (gamesWon[1] - score[1]) < 0
  return isEachAhead ? differing(parts, score, gamesWon) : undefined
}

const differing = (parts: Parts, score: Score, gamesWon: Score) =>
  `The score is ${scoreText(parts, score)}, and its games were won ${scoreText(parts, gamesWon)}.`

function leaderOf([one, two]: Score): 1 | 2 | undefined {
  if (one === two) return undefined
  return one > two ? 1 : 2
}

const teamOf = ({ teams: [one, two] }: Parts, side: 1 | 2) => (side === 1 ? one : two) || `Side ${side}`

/** Names the teams, because a match may have them in the other order. */
const scoreText = ({ teams: [one, two] }: Parts, score: Score) => `${one} ${score.join('–')} ${two}`.trim()
