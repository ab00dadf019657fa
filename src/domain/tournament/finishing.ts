import type { Address } from 'viem'
import { tournamentLimits } from '@/chain/config/contractLimits'
import { isFinal, type Match } from '@/domain/match/match'
import { chunksOf } from '@/lib/chunksOf'
import type { Participant } from './player'
import { isAbandoned, type Tournament } from './tournament'

// `matches` are in the tournament's order; `now` is the chain's time in unix seconds.

/** At about 10,000 gas each, far below any chain's gas limit. */
const PLAYERS_PER_TRANSACTION = 500

/** Named in the event only: scores decide who can claim. */
const NAMED_WINNERS = 200

/** A match's predictions to score. */
export interface Scoring {
  match: Match
  players: readonly Address[]
}

/** Returns the predictions of final matches that have no points yet. Void matches get none. */
export function unscored(matches: readonly Match[], participants: readonly Participant[], now: number) {
  return matches.flatMap((match, index) => {
    if (!isFinal(match, now) || match.isVoid) return []
    const players = participants.filter(
      ({ predictions, scored }) => predictions[index] !== 0 && !scored[index],
    )
    return players.length > 0 ? [{ match, players: players.map(({ account }) => account) }] : []
  })
}

export function countPredictions(scorings: readonly Scoring[]): number {
  return scorings.reduce((sum, { players }) => sum + players.length, 0)
}

/** Returns the players of scorings, a transaction's worth each. */
export function playerBatches(scorings: readonly Scoring[]): Address[][] {
  const players = new Set(scorings.flatMap(({ players }) => players))
  return chunksOf([...players], PLAYERS_PER_TRANSACTION)
}

export type Finalization =
  | { can: true }
  /** `count` matches have no final result. */
  | { can: false; why: 'matches'; count: number }
  /** `count` predictions are not scored. From `countsFrom` on, in unix seconds, they count 0. */
  | { can: false; why: 'scores'; count: number; countsFrom: number }
  /** Only admins finalize a judged tournament. */
  | { can: false; why: 'admin' }
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
  if (tournament.isJudged && !isAdmin) return { can: false, why: 'admin' }
  const countsFrom =
    Math.max(...matches.map(({ claimableAt }) => claimableAt)) + tournamentLimits.UNSCORED_FINALIZES_AFTER
  const count = now < countsFrom ? countUnscored(input) : 0
  return count > 0 ? { can: false, why: 'scores', count, countsFrom } : { can: true }
}

/** The contract also counts predictions of void matches, which stay unscored. */
function countUnscored({ tournament, matches, participants, now }: FinalizationInput): number {
  if (!matches.some(({ isVoid }) => isVoid)) return tournament.unscoredPredictions
  return countPredictions(unscored(matches, participants, now))
}

/** Returns the winners to finalize with, in the ascending order that the contract expects. A part of them is enough. */
export function topScorers(tournament: Tournament, participants: readonly Participant[]): Address[] {
  if (tournament.topScore === 0) return []
  return participants
    .filter(({ totalScore }) => totalScore === tournament.topScore)
    .map(({ account }) => account)
    .slice(0, NAMED_WINNERS)
    .sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
}
