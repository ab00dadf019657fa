import type { Write } from './writes'

/** Effect, receipt and nonce of a write, as a node returns them. */
export interface Observation {
  /** Of the block that `effect` was read at, in unix seconds. */
  time: number
  /** `grown`: a value grew by enough, but not by what would tell it from growth of other origin. `unknown`: none is declared. */
  effect: 'seen' | 'grown' | 'absent' | 'unknown'
  /** Of the transaction that the wallet named, with its effect in the block that mined it. */
  receipt?: { isSuccess: boolean; hasEffect: boolean } | undefined
  /** A node knows that transaction, and it isn't mined. */
  isKnown: boolean
  /** Of that transaction and what replaces it. `past`: another one used it, in a block without the effect. */
  nonce?: 'unused' | 'past' | undefined
}

export type Verdict = 'open' | 'confirmed' | 'reverted' | 'batchFailed' | 'cancelled' | 'notPlaced' | 'unseen'

/**
 * Seconds of chain time after which a block beyond the deadline counts as final. Blocks that could still take a write are
 * older by then, and supported chains don't replace any that old.
 */
const DEADLINE_MARGIN = 15

type Known = Pick<Write, 'until' | 'hasDeadline' | 'batchFailure' | 'isProposal' | 'effects'>

/** Decides what became of a write. The wallet's answers only make it quicker. */
export function judge(write: Known, { time, effect, receipt, isKnown, nonce }: Observation): Verdict {
  const isPast = isSurelyPast(write.until, time)
  // As long as its nonce is unused, the same growth is that of another device.
  const isOwn = nonce !== 'unused' || isPast || write.effects.every(({ by }) => by === undefined)
  if (effect === 'seen' && isOwn) return 'confirmed'
  if (receipt) return receipt.isSuccess && receipt.hasEffect ? 'confirmed' : 'reverted'
  if (write.batchFailure) return 'batchFailed'
  if (nonce === 'past') return 'cancelled'
  if (!isPast) return 'open'
  if (effect === 'grown') return 'confirmed'
  if (write.hasDeadline) return 'notPlaced'
  return isKnown || write.isProposal ? 'open' : 'unseen'
}

/** Returns `true` once a block's time is so far beyond another that no reorg goes back to it. In unix seconds. */
export const isSurelyPast = (time: number, now: number): boolean => now > time + DEADLINE_MARGIN
