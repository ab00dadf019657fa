import type { Address } from 'viem'
import { tournamentLimits } from '@/chain/config/limits'
import type { Match } from '@/domain/match/match'
import { isFinal } from '@/domain/match/status'
import type { Participant } from './player'
import { isAbandoned, type Tournament } from './tournament'

// `matches` are in the tournament's order; `now` is the chain's time in unix seconds.

/** Stays far below any chain's gas limit. */
const PLAYERS_PER_TRANSACTION = 200

export interface Scoring {
  match: Match
  players: readonly Address[]
}

/** Returns one transaction's worth of scorings per match. Empty if judges award the points. */
export function scorings(
  tournament: Tournament,
  matches: readonly Match[],
  participants: readonly Participant[],
  now: number,
): Scoring[] {
  if (tournament.status !== 'open' || tournament.isJudged) return []
  return unscored(matches, participants, now).map(({ match, players }) => ({
    match,
    players: players.slice(0, PLAYERS_PER_TRANSACTION),
  }))
}

/** Returns the predictions of final matches that have no points yet. Void matches get none. */
export function unscored(
  matches: readonly Match[],
  participants: readonly Participant[],
  now: number,
): Scoring[] {
  return matches.flatMap((match, index) => {
    if (!isFinal(match, now) || match.isVoid) return []
    const players = participants.filter(
      ({ predictions, scored }) => predictions[index] !== 0 && !scored[index],
    )
    return players.length > 0 ? [{ match, players: players.map(({ account }) => account) }] : []
  })
}

/** Splits scorings so that each fits into one transaction. */
export function inBatches(scorings: readonly Scoring[]): Scoring[] {
  return scorings.flatMap(({ match, players }) =>
    Array.from({ length: Math.ceil(players.length / PLAYERS_PER_TRANSACTION) }, (_, batch) => ({
      match,
      players: players.slice(batch * PLAYERS_PER_TRANSACTION, (batch + 1) * PLAYERS_PER_TRANSACTION),
    })),
  )
}

export type Finalization =
  | { can: true }
  /** `count` matches have no final result. */
  | { can: false; why: 'matches'; count: number }
  /** `count` predictions are not scored. From `anyoneFrom` on, in unix seconds, they count 0. */
  | { can: false; why: 'scores'; count: number; anyoneFrom: number }
  | { can: false; why: 'admin'; anyoneFrom: number }
  /** Only voiding is left. */
  | { can: false; why: 'abandoned' }

interface FinalizationInput {
  tournament: Tournament
  matches: readonly Match[]
  participants: readonly Participant[]
  isAdmin: boolean
  now: number
}

/** Mirrors the contract's rule. */
export function finalization(input: FinalizationInput): Finalization {
  const { tournament, matches, isAdmin, now } = input
  if (isAbandoned(tournament, matches, now)) return { can: false, why: 'abandoned' }
  const waiting = matches.filter((match) => !isFinal(match, now)).length
  if (waiting > 0) return { can: false, why: 'matches', count: waiting }
  const anyoneFrom =
    Math.max(...matches.map(({ claimableAt }) => claimableAt)) + tournamentLimits.ANYONE_FINALIZES_AFTER
  if (now >= anyoneFrom) return { can: true }
  const count = countUnscored(input)
  if (count > 0) return { can: false, why: 'scores', count, anyoneFrom }
  return isAdmin ? { can: true } : { can: false, why: 'admin', anyoneFrom }
}

/** The contract also counts predictions of void matches, which stay unscored. */
function countUnscored({ tournament, matches, participants, now }: FinalizationInput): number {
  if (!matches.some(({ isVoid }) => isVoid)) return tournament.unscoredPredictions
  return unscored(matches, participants, now).reduce((sum, { players }) => sum + players.length, 0)
}

/** Returns the winners to finalize with, in the ascending order that the contract expects. A part of them is enough. */
export function topScorers(tournament: Tournament, participants: readonly Participant[]): Address[] {
  if (tournament.topScore === 0) return []
  return participants
    .filter(({ totalScore }) => totalScore === tournament.topScore)
    .map(({ account }) => account)
    .slice(0, PLAYERS_PER_TRANSACTION)
    .sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
}
