import { readsSame } from '../../../src/domain/match/teamNames.ts'
import type { Fixture } from './feed.ts'

/** By side, in the feed's order. */
export type Score = readonly [number, number]

/** What a feed's entry says of a match, as far as its parts can contradict each other. */
export interface Account extends Pick<Fixture, 'teams' | 'status'> {
  /** The feed's ids of the teams. */
  teamIds?: readonly (number | undefined)[]
  /** 0 for somebody else. */
  winner?: 0 | 1 | 2 | undefined
  /** The entry has a winner, score or game of a team that doesn't play, or two winners or scores of one. */
  hasOthers?: boolean
  isDraw?: boolean
  isForfeit?: boolean
  beganAt?: number | undefined
  endedAt?: number | undefined
  /** Games or, in a best of one, perhaps rounds. */
  score?: Score | undefined
  /** Games whose winner the feed names, which may lack some. */
  gamesWon?: Score | undefined
  /** `undefined` in formats that more than half of the games don't decide, or where it is unknown. */
  bestOf?: number | undefined
}

/** Says in a sentence which parts of an entry can't be true together, the same for every feed. */
export function contradictionOf(account: Account): string | undefined {
  return ofTeams(account) ?? ofOutcome(account) ?? ofTimes(account) ?? ofScore(account) ?? ofGames(account)
}

/** Takes the result from an entry that contradicts itself. */
export const withContradiction = (fixture: Fixture, contradiction: string | undefined): Fixture =>
  contradiction === undefined ? fixture : { ...fixture, result: undefined, contradiction }

function ofTeams({ teams: [one, two], teamIds: [id, otherId] = [] }: Account) {
  // A feed may have one team that stands for all that are to be decided.
  if (one === '' || two === '') return undefined
  if (id !== undefined && id === otherId) return 'Both of its teams have the same id.'
  return readsSame(one, two) ? `The names of both teams read the same: "${one}" and "${two}".` : undefined
}

function ofOutcome({ status, winner, hasOthers, isDraw, isForfeit, bestOf = 1 }: Account) {
  if (winner === 0) return 'Its winner is neither of its teams.'
  if (hasOthers) return 'Its winner, score or games are partly those of other teams.'
  if (isDraw && winner !== undefined) return 'It is a draw, and has a winner.'
  if (isDraw && isForfeit) return 'It is a draw, and was forfeited.'
  if (isDraw && bestOf > 1 && bestOf % 2 === 1) return `It is a draw, and a best of ${bestOf}.`
  const isOver = status === 'finished' || (status === 'cancelled' && isForfeit)
  return !isOver && (isDraw || winner !== undefined) ? `It has a result, and is ${status}.` : undefined
}

export const endsBeforeStart = ({ beganAt = 0, endedAt = beganAt }: Pick<Account, 'beganAt' | 'endedAt'>) =>
  endedAt < beganAt

const ofTimes = (account: Account) => (endsBeforeStart(account) ? 'It ended before it began.' : undefined)

function ofScore(account: Account) {
  const { winner, isDraw, isForfeit, score, bestOf = 1 } = account
  if (!score || !(winner || isDraw)) return undefined
  const [most, least] = [Math.max(...score), Math.min(...score)]
  const needed = Math.floor(bestOf / 2) + 1
  const said = `the score is ${scoreText(account, score)}`
  // A forfeit ends a match at any score that hasn't ended it already.
  if (winner && isForfeit) {
    const isLost = bestOf > 1 && score[winner === 1 ? 1 : 0] >= needed
    return isLost ? `${teamOf(account, winner)} won by forfeit, and ${said}.` : undefined
  }
  if (winner && leaderOf(score) !== winner) return `${teamOf(account, winner)} won, and ${said}.`
  if (isDraw && most !== least) return `It is a draw, and ${said}.`
  // A best of one may have rounds instead of games.
  const isPossible = bestOf === 1 || (isDraw ? most + least === bestOf : most === needed && least < needed)
  return isPossible ? undefined : `A best of ${bestOf} is over, and ${said}.`
}

function ofGames(account: Account) {
  const { winner, isDraw, isForfeit, score, gamesWon, bestOf, status } = account
  if (!gamesWon || isForfeit || status !== 'finished' || bestOf === undefined) return undefined
  const said = `its games were won ${scoreText(account, gamesWon)}`
  const needed = Math.floor(bestOf / 2) + 1
  const isWhole = Math.max(...gamesWon) >= needed || gamesWon[0] + gamesWon[1] >= bestOf
  if (isWhole && winner && leaderOf(gamesWon) !== winner)
    return `${teamOf(account, winner)} won, and ${said}.`
  if (isWhole && isDraw && leaderOf(gamesWon)) return `It is a draw, and ${said}.`
  if (!score || bestOf === 1) return undefined
  const differs = gamesWon.some((won, side) => won > (score[side] ?? 0) || (isWhole && won !== score[side]))
  return differs ? `The score is ${scoreText(account, score)}, and ${said}.` : undefined
}

function leaderOf([one, two]: Score): 1 | 2 | undefined {
  if (one === two) return undefined
  return one > two ? 1 : 2
}

const teamOf = ({ teams: [one, two] }: Account, side: 1 | 2) => (side === 1 ? one : two) || `Side ${side}`

/** Names the teams, because a match may have them in the other order. */
const scoreText = ({ teams: [one, two] }: Account, score: Score) => `${one} ${score.join('–')} ${two}`.trim()
