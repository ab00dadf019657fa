import { type Reward, useRewards } from '@/domain/tournament/rewards'
import { useClaimable } from './claimable'

/** An account's claims of bets and tournaments, newest first. */
export interface Claims {
  bets: readonly { matchId: bigint; amount: bigint }[]
  rewards: readonly Reward[]
}

/** Reads all that the connected account can claim now. Each part appears when it is read. */
export function useClaims() {
  const bets = useClaimable()
  const rewards = useRewards()
  const claims: Claims = { bets: bets.data?.claims ?? [], rewards: rewards.data ?? [] }
  return {
    ...claims,
    total: totalOf(claims),
    refetch: async (): Promise<Claims> => {
      const [newBets, newRewards] = await Promise.all([bets.refetch(), rewards.refetch()])
      return { bets: newBets.data?.claims ?? [], rewards: newRewards.data ?? [] }
    },
  }
}

/** Returns the sum in wei. */
function totalOf({ bets, rewards }: Claims): bigint {
  return [...bets, ...rewards].reduce((sum, { amount }) => sum + amount, 0n)
}
