import { cleanName, type Match, type Side } from '@/domain/match/match'

/** A tournament as `getTournament` and `getTournaments` return it. */
export interface RawTournament {
  id: bigint
  name: string
  startTime: bigint
  endTime: bigint
  entryFee: bigint
  prizePool: bigint
  status: number
  isJudged: boolean
  matchIds: readonly bigint[]
  firstMatchStart: bigint
  lastMatchStart: bigint
  playerCount: bigint
  topScore: bigint
  topCount: bigint
  unscoredPredictions: bigint
}

/** As the contract numbers them. */
const STATUSES = ['open', 'finalized', 'cancelled', 'abandoned'] as const
type TournamentStatus = (typeof STATUSES)[number]

/** A tournament. Amounts are wei, times unix seconds. */
export interface Tournament {
  id: bigint
  /** Safe to show: without control characters, never empty. */
  name: string
  /** From then on it is shown as running. It decides nothing. */
  startTime: number
  endTime: number
  entryFee: bigint
  prizePool: bigint
  status: TournamentStatus
  /** Whether judges give the points, instead of the results. */
  isJudged: boolean
  matchIds: readonly bigint[]
  firstMatchStart: number
  /** Until then one can join. */
  lastMatchStart: number
  playerCount: number
  topScore: number
  /** How many players have the top score. */
  topCount: number
  /** Predictions that are not scored, those of coming and of void matches included. */
  unscoredPredictions: number
}

/** Maps what the contract returned. A module-level function, so that a query's `select` stays the same one. */
export function toTournament(raw: RawTournament): Tournament {
  return {
    id: raw.id,
    name: cleanName(raw.name) || `#${raw.id}`,
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    entryFee: raw.entryFee,
    prizePool: raw.prizePool,
    status: STATUSES[raw.status] ?? 'open',
    isJudged: raw.isJudged,
    matchIds: raw.matchIds,
    firstMatchStart: Number(raw.firstMatchStart),
    lastMatchStart: Number(raw.lastMatchStart),
    playerCount: Number(raw.playerCount),
    topScore: Number(raw.topScore),
    topCount: Number(raw.topCount),
    unscoredPredictions: Number(raw.unscoredPredictions),
  }
}

/** Where the list shows it. */
export type TournamentStage = 'upcoming' | 'running' | 'finished'

/** @param now the chain's now, unix seconds */
export function tournamentStage(tournament: Tournament, now: number): TournamentStage {
  if (tournament.status !== 'open') return 'finished'
  return now < tournament.startTime ? 'upcoming' : 'running'
}

/** @param now the chain's now, unix seconds */
export function isJoiningOpen(tournament: Tournament, now: number): boolean {
  return tournament.status === 'open' && now < tournament.lastMatchStart
}

/** Whether it ended without a winner, so that everybody gets the entry fee back. */
export function isRefunding({ status, topScore }: Tournament): boolean {
  return status === 'cancelled' || status === 'abandoned' || (status === 'finalized' && topScore === 0)
}

/** What each top scorer is paid at least, in wei: the last one to claim gets what the division leaves over. */
export function prizeShare({ prizePool, topCount }: Tournament): bigint {
  return topCount === 0 ? prizePool : prizePool / BigInt(topCount)
}

/** Whether a prediction of a match can be made or changed. @param now the chain's now, unix seconds */
export function isPredictable(match: Match, now: number): boolean {
  return now < match.startTime && !match.isFinalized
}

/** Whether a match has a result that nobody can change any more. @param now the chain's now, unix seconds */
export function isFinal(match: Match, now: number): boolean {
  return match.isFinalized && now >= match.claimableAt
}

/** One player as `getPlayer` returns it. */
export interface RawPlayer {
  hasJoined: boolean
  claimed: boolean
  totalScore: bigint
  claimable: bigint
  predictions: readonly number[]
  scored: readonly boolean[]
  points: readonly bigint[]
}

/** One player's sheet. The lists are in the order of the tournament's matches. */
export interface Player {
  hasJoined: boolean
  claimed: boolean
  totalScore: number
  /** What can be claimed now, in wei. */
  claimable: bigint
  /** 0 without a prediction. */
  predictions: readonly (0 | Side)[]
  /** Whether the prediction was scored. */
  scored: readonly boolean[]
  points: readonly number[]
}

/** Maps what the contract returned. */
export function toPlayer(raw: RawPlayer): Player {
  return {
    hasJoined: raw.hasJoined,
    claimed: raw.claimed,
    totalScore: Number(raw.totalScore),
    claimable: raw.claimable,
    predictions: raw.predictions.map((side) => (side === 1 || side === 2 ? side : 0)),
    scored: raw.scored,
    points: raw.points.map(Number),
  }
}

/** How many matches the player did not predict and still can. @param now the chain's now, unix seconds */
export function missingPicks(player: Player, matches: readonly Match[], now: number): number {
  return matches.filter((match, index) => !player.predictions[index] && isPredictable(match, now)).length
}

/**
 * `prize` and `refund` can be claimed, `paid` and `refunded` were. `lost`: it is over and the player is no top scorer.
 */
export type PlayerStatus = 'none' | 'playing' | 'prize' | 'paid' | 'refund' | 'refunded' | 'lost'

/** What a tournament has come to for a player. A free one has nothing to give back: it is just over. */
export function playerStatus(tournament: Tournament, player: Player): PlayerStatus {
  if (!player.hasJoined) return 'none'
  if (tournament.status === 'open') return 'playing'
  if (isRefunding(tournament)) {
    if (player.claimed) return 'refunded'
    return player.claimable > 0n ? 'refund' : 'lost'
  }
  if (player.claimed) return 'paid'
  return player.claimable > 0n ? 'prize' : 'lost'
}
