import type { Address } from 'viem'
import type { Match } from '@/domain/match/match'
import { isFinal, type Player, type Tournament } from './tournament'

const DAY = 24 * 60 * 60
const ANYONE_FINALIZES_AFTER = 3 * DAY
const ABANDONED_AFTER = 14 * DAY
/** So many players are scored in one transaction: far below any chain's gas limit. */
const PLAYERS_PER_SCORING = 200

/** A player together with the account. */
export interface Participant extends Player {
  account: Address
}

/** Players whose predictions of one match can be scored now. */
export interface Scoring {
  match: Match
  players: readonly Address[]
}

/**
 * Whose predictions can be scored now, in the order of the matches; nobody's where judges give the points.
 * @param matches the tournament's, in its order
 * @param now the chain's now, unix seconds
 */
export function scorings(
  tournament: Tournament,
  matches: readonly Match[],
  participants: readonly Participant[],
  now: number,
): Scoring[] {
  if (tournament.status !== 'open' || tournament.isJudged) return []
  return unscored(matches, participants, now).map(({ match, players }) => ({
    match,
    players: players.slice(0, PLAYERS_PER_SCORING),
  }))
}

/**
 * All predictions of final matches that have no points yet, in the order of the matches; void ones get none.
 * @param matches the tournament's, in its order
 * @param now the chain's now, unix seconds
 */
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

/** The same, cut up so that each fits into one transaction. */
export function inBatches(scorings: readonly Scoring[]): Scoring[] {
  return scorings.flatMap(({ match, players }) =>
    Array.from({ length: Math.ceil(players.length / PLAYERS_PER_SCORING) }, (_, batch) => ({
      match,
      players: players.slice(batch * PLAYERS_PER_SCORING, (batch + 1) * PLAYERS_PER_SCORING),
    })),
  )
}

/** Whether the connected wallet can finalize a tournament, and else what it waits for. */
export type Finalization =
  | { can: true }
  /** So many matches have no final result. */
  | { can: false; why: 'matches'; count: number }
  /** So many predictions are not scored. From `anyoneFrom` on, unix seconds, they count 0. */
  | { can: false; why: 'scores'; count: number; anyoneFrom: number }
  | { can: false; why: 'admin'; anyoneFrom: number }
  /** It can only be voided. */
  | { can: false; why: 'abandoned' }

interface FinalizationInput {
  tournament: Tournament
  /** The tournament's, in its order. */
  matches: readonly Match[]
  /** As many as are read. */
  participants: readonly Participant[]
  isAdmin: boolean
  /** The chain's now, in unix seconds. */
  now: number
}

/** The contract's own rule for an open tournament. */
export function finalization(input: FinalizationInput): Finalization {
  const { tournament, matches, isAdmin, now } = input
  if (now >= abandonedAt(tournament)) return { can: false, why: 'abandoned' }
  const waiting = matches.filter((match) => !isFinal(match, now)).length
  if (waiting > 0) return { can: false, why: 'matches', count: waiting }
  const anyoneFrom = Math.max(...matches.map(({ claimableAt }) => claimableAt)) + ANYONE_FINALIZES_AFTER
  if (now >= anyoneFrom) return { can: true }
  const count = countUnscored(input)
  if (count > 0) return { can: false, why: 'scores', count, anyoneFrom }
  return isAdmin ? { can: true } : { can: false, why: 'admin', anyoneFrom }
}

/** The contract's count includes void matches, whose predictions stay unscored: then it is what was read that counts. */
function countUnscored({ tournament, matches, participants, now }: FinalizationInput): number {
  if (!matches.some(({ isVoid }) => isVoid)) return tournament.unscoredPredictions
  return unscored(matches, participants, now).reduce((sum, { players }) => sum + players.length, 0)
}

/** From when it can only be voided, unix seconds. */
export function abandonedAt({ endTime }: Tournament): number {
  return endTime + ABANDONED_AFTER
}

/**
 * Those to name as winners, in ascending order as the contract wants them. They may be any part of the top scorers.
 */
export function topScorers(tournament: Tournament, participants: readonly Participant[]): Address[] {
  if (tournament.topScore === 0) return []
  return participants
    .filter(({ totalScore }) => totalScore === tournament.topScore)
    .map(({ account }) => account)
    .slice(0, PLAYERS_PER_SCORING)
    .sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
}

/** A row of the table of players. */
export interface Standing extends Participant {
  /** Counted among those given; equal scores share one. */
  rank: number
}

/** Best first; of equal scores whoever joined earlier. @param participants newest first, as they are read */
export function standings(participants: readonly Participant[]): Standing[] {
  const sorted = participants.toReversed().sort((one, other) => other.totalScore - one.totalScore)
  let rank = 0
  return sorted.map((participant, index) => {
    if (participant.totalScore !== sorted[index - 1]?.totalScore) rank = index + 1
    return { ...participant, rank }
  })
}
