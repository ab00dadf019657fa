import type { Address, ContractFunctionReturnType } from 'viem'
import type { tournamentAbi } from '@/chain/queries/generated'
import { isPredictable, type Match, toSide } from '@/domain/match/match'
import { isRefunding, type Tournament } from './tournament'

type RawPlayer = ContractFunctionReturnType<typeof tournamentAbi, 'view', 'getPlayer'>

/** A player's details. The lists are in the order of the tournament's matches. */
export type Player = ReturnType<typeof toPlayer>

export function toPlayer(raw: RawPlayer) {
  return {
    ...raw,
    totalScore: Number(raw.totalScore),
    /** 0 without a prediction. */
    predictions: raw.predictions.map(toSide),
    points: raw.points.map(Number),
  }
}

export interface Participant extends Player {
  account: Address
}

export function missingPicks(player: Player, matches: readonly Match[], now: number): number {
  return matches.filter((match, index) => !player.predictions[index] && isPredictable(match, now)).length
}

/** `prize` and `refund` can be claimed, `paid` and `refunded` have been. */
export type PlayerStatus = 'none' | 'playing' | 'prize' | 'paid' | 'refund' | 'refunded' | 'lost'

/** A free tournament has nothing to refund: its players have `lost`. */
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

export interface Standing extends Participant {
  /** Equal scores share a rank. */
  rank: number
}

/** Sorts by score, ties by who joined first. @param participants newest first */
export function standings(participants: readonly Participant[]): Standing[] {
  const sorted = participants.toReversed().sort((one, other) => other.totalScore - one.totalScore)
  let rank = 0
  return sorted.map((participant, index) => {
    if (participant.totalScore !== sorted[index - 1]?.totalScore) rank = index + 1
    return { ...participant, rank }
  })
}
