import type { Address, Hash } from 'viem'
import { sameAddress } from '@/lib/addresses'
import type { HistoryEvent } from './history'

/** What an account was paid, in one transaction. */
export interface Reward {
  /** Whose claim it was a part of the fee of; `undefined` for a bonus. */
  referee: Address | undefined
  /** In wei. */
  amount: bigint
  hash: Hash
}

/** What an account was paid for its referrals and as bonuses, newest first. */
export function rewardsOf(events: readonly HistoryEvent[], account: Address): Reward[] {
  const rewards = events.flatMap((event): Reward[] => {
    if (event.type === 'referralPaid' && sameAddress(event.referrer, account)) return [event]
    if (event.type === 'bonusPaid' && sameAddress(event.user, account))
      return [{ ...event, referee: undefined }]
    return []
  })
  return rewards.toReversed()
}
