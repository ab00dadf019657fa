import type { Address, Hash } from 'viem'
import type { AppLog } from '@/chain/history/appLogs'
import { sameAddress } from '@/lib/addresses'

export interface Reward {
  /** `undefined` for a bonus. */
  referee: Address | undefined
  /** In wei. */
  amount: bigint
  hash: Hash
  /** In unix seconds. */
  time: number
}

/** Returns what an account was paid for referrals and as bonuses. */
export function rewardsOf(logs: readonly AppLog[], account: Address): Reward[] {
  return logs.flatMap((log): Reward[] => {
    const { transactionHash: hash, time } = log
    if (log.eventName === 'ReferralPaid' && sameAddress(log.args.referrer, account)) {
      const { referee, amount } = log.args
      return [{ referee, amount, hash, time }]
    }
    if (log.eventName === 'RewardsDistributed' && sameAddress(log.args.user, account))
      return [{ referee: undefined, amount: log.args.amount, hash, time }]
    return []
  })
}
