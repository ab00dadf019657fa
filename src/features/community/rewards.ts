import type { Address, Hash } from 'viem'
import { sameAddress } from '@/lib/addresses'
import type { HistoryEvent } from './history'

export interface Reward {
  /** `undefined` for a bonus. */
  referee: Address | undefined
  amount: bigint
  hash: Hash
}

export function rewardsOf(events: readonly HistoryEvent[], account: Address): Reward[] {
  const rewards = events.flatMap((event): Reward[] => {
    if (event.type === 'referralPaid' && sameAddress(event.referrer, account)) return [event]
    if (event.type === 'bonusPaid' && sameAddress(event.user, account))
      return [{ ...event, referee: undefined }]
    return []
  })
  return rewards.toReversed()
}
