import type { Match } from '@/domain/match/match'
import { matchAbandonedAt } from '@/domain/match/status'

/** Whether the contract takes a winner now: after its end, and before anyone may void it. @param now unix seconds */
export function isFinalizable(match: Match, now: number): boolean {
  return !match.isFinalized && now > match.endTime && !isAbandoned(match, now)
}

/** Whether it can only be voided, by anyone. @param now the chain's now, unix seconds */
export function isAbandoned(match: Match, now: number): boolean {
  return !match.isFinalized && now >= matchAbandonedAt(match)
}

/** Whether the owner can still put another resolution in place of the one it has. @param now unix seconds */
export function isCorrectable(match: Match, now: number): boolean {
  return match.isFinalized && now < match.claimableAt
}

/** What is at stake on a match, in wei. */
export function stakesOf(match: Match): bigint {
  return match.totalPoolA + match.totalPoolB
}

export type AttentionOrder = 'longest' | 'money'

/**
 * The matches that wait for their winner, the one that ended longest ago or has the most at stake first.
 * @param now the chain's now, unix seconds
 */
export function needingAttention(matches: readonly Match[], order: AttentionOrder, now: number): Match[] {
  const byTime = (a: Match, b: Match) => a.endTime - b.endTime
  const byMoney = (a: Match, b: Match) => compare(stakesOf(b), stakesOf(a))
  const [first, second] = order === 'longest' ? [byTime, byMoney] : [byMoney, byTime]
  return matches
    .filter((match) => isFinalizable(match, now))
    .sort((a, b) => first(a, b) || second(a, b) || compare(a.id, b.id))
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
