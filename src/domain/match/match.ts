import type { ContractFunctionReturnType } from 'viem'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import type { bettingPoolAbi } from '@/chain/queries/generated'
import { cleanName } from '@/lib/cleanName'

/** 1 is Team A, 2 is Team B. */
export type Side = 1 | 2

/** As the contract returns it. */
export type RawMatch = ContractFunctionReturnType<typeof bettingPoolAbi, 'view', 'getMatch'>

/** @param side 1 or 2 */
export const sideOf = (side: number): Side => (side === 1 ? 1 : 2)

/** Returns 0 for neither. */
export const toSide = (side: number): 0 | Side => (side === 1 || side === 2 ? side : 0)

/** Amounts are wei, times unix seconds, rates bps (10,000 = 100 %). IBettingPool.sol describes each field. */
export type Match = ReturnType<typeof toMatch>

/** Maps a match from the contract. Module-level, because `select` needs a stable reference. */
export function toMatch({ isFinalized: hasResult, ...raw }: RawMatch) {
  return {
    ...raw,
    /** A winner was named or the match voided. Only a final result pays: see `isFinal`. */
    hasResult,
    /** Safe to render, never empty. */
    name: cleanName(raw.name) || `#${raw.id}`,
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    /** 0 while unresolved, and if void. */
    winner: toSide(raw.winner),
    /** Suspended until the arbiter rules: nothing is paid. */
    isChallenged: raw.ruleBy !== 0n,
    /** The result becomes final and claims are paid from here on, unless it is challenged. 0 while unresolved. */
    claimableAt: Number(raw.claimableAt),
    /** The ruling period of a challenge ends here, 0 unless challenged. */
    ruleBy: Number(raw.ruleBy),
    createdAt: Number(raw.createdAt),
  }
}

// `now` is the chain's time in unix seconds.

/** `finalized` has a winner; `void` refunds every stake. `challenged` suspends either, or an ended match without a result. */
export type MatchStatus = 'upcoming' | 'live' | 'ended' | 'challenged' | 'finalized' | 'void'

export function matchStatus(match: Match, now: number): MatchStatus {
  if (match.isChallenged) return 'challenged'
  if (match.hasResult) return match.isVoid ? 'void' : 'finalized'
  if (now >= match.endTime) return 'ended'
  return now >= match.startTime ? 'live' : 'upcoming'
}

/** Returns `true` while the contract takes bets, unless it is paused. */
export function isBettingOpen(match: Match, now: number): boolean {
  return !match.hasResult && !match.isBettingClosed && now < match.endTime
}

export interface NextMoment {
  event: 'startsIn' | 'endsIn' | 'rulingWithin'
  /** Unix seconds. */
  time: number
}

/** Returns what happens next to a match by itself, `undefined` once nothing does. */
export function nextMoment(match: Match, now: number): NextMoment | undefined {
  if (match.isChallenged)
    return now < match.ruleBy ? { event: 'rulingWithin', time: match.ruleBy } : undefined
  const status = matchStatus(match, now)
  if (status === 'upcoming') return { event: 'startsIn', time: match.startTime }
  return status === 'live' ? { event: 'endsIn', time: match.endTime } : undefined
}

/** Returns how a side fared, `undefined` without a winner or while the result is challenged. */
export function sideResult({ winner, isChallenged }: Match, side: Side): 'won' | 'lost' | undefined {
  if (winner === 0 || isChallenged) return undefined
  return winner === side ? 'won' : 'lost'
}

export function isPredictable(match: Match, now: number): boolean {
  return now < match.startTime && !match.hasResult && !match.isBettingClosed
}

/** Returns when a match is over: at its end, or at its start if betting was closed by hand. Unix seconds. */
export const overFrom = (match: Match): number => (match.isBettingClosed ? match.startTime : match.endTime)

/** Returns `true` once a winner can be named. */
export const isOver = (match: Match, now: number): boolean => now > overFrom(match)

export function isFinal(match: Match, now: number): boolean {
  return match.hasResult && !match.isChallenged && now >= match.claimableAt
}

/** Returns `true` if operators and owner can't touch the result. They can still name a missing one that is challenged. */
export const isSuspended = ({ hasResult, isChallenged }: Match): boolean => hasResult && isChallenged

/** Returns from when on a match without a result can be challenged, until it is abandoned. Unix seconds. */
export const challengeableAt = (match: Match): number => match.endTime + bettingPoolLimits.CHALLENGEABLE_AFTER

/** Returns when anyone may void a match: without a result, or without a ruling on a challenged one. Unix seconds. */
export function matchAbandonedAt(match: Match): number {
  return match.isChallenged ? match.ruleBy : match.endTime + bettingPoolLimits.ABANDONED_AFTER
}

/** Returns `true` once anyone may void the match. */
export function isAbandoned(match: Match, now: number): boolean {
  return (match.isChallenged || !match.hasResult) && now >= matchAbandonedAt(match)
}
