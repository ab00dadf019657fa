import type { Match } from '@/domain/match/match'
import { isBettingOpen, isOver } from '@/domain/match/status'
import { isAbandoned } from '@/features/admin/matches/needsAttention'

// `now` is the chain's time in unix seconds.

export const BATCH_ACTIONS = ['name', 'close', 'void'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

/** Most matches of one transaction: naming 100 winners costs about 2.6 million gas, of at least 30 million in a block. */
export const BATCH_LIMIT = 100

/** Why the contract would refuse an action on a match. */
export type Refusal = 'challenged' | 'resolved' | 'closed' | 'ended' | 'early' | 'abandoned'

export interface Batch {
  matches: readonly Match[]
  refused: readonly { match: Match; reason: Refusal }[]
}

/** Separates the matches that the contract accepts from those that it would refuse. */
export function planBatch(action: BatchAction, selected: readonly Match[], now: number): Batch {
  const checked = selected.map((match) => ({ match, reason: refusalOf(action, match, now) }))
  return {
    matches: checked.flatMap(({ match, reason }) => (reason ? [] : [match])),
    refused: checked.flatMap(({ match, reason }) => (reason ? [{ match, reason }] : [])),
  }
}

function refusalOf(action: BatchAction, match: Match, now: number): Refusal | undefined {
  const isLost = isAbandoned(match, now)
  if (action === 'void' && isLost) return undefined
  if (match.isChallenged) return 'challenged'
  // Correcting a result is possible only once, so it is left to the single form.
  if (match.isFinalized) return 'resolved'
  if (action === 'close' && !isBettingOpen(match, now)) return match.isBettingClosed ? 'closed' : 'ended'
  if (action === 'name' && isLost) return 'abandoned'
  if (action === 'name' && !isOver(match, now)) return 'early'
  return undefined
}
