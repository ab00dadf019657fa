import { type Reward, useRewards } from '@/domain/tournament/playerTournaments'
import { type Claimable, useClaimable } from './claimable'

/** An account's claims of bets and tournaments, newest first. */
export interface Claims {
  bets: Claimable['claims']
  rewards: readonly Reward[]
}

const claimsOf = (bets?: Claimable, rewards: readonly Reward[] = []): Claims => ({
  bets: bets?.claims ?? [],
  rewards,
})

/** Reads all that the connected account can claim now. Each part appears when it is read. */
export function useClaims() {
  const bets = useClaimable()
  const rewards = useRewards()
  const claims = claimsOf(bets.data, rewards.data)
  return {
    ...claims,
    /** In wei. */
    total: [...claims.bets, ...claims.rewards].reduce((sum, { amount }) => sum + amount, 0n),
    refetch: async (): Promise<Claims> => {
      const [newBets, newRewards] = await Promise.all([bets.refetch(), rewards.refetch()])
      return claimsOf(newBets.data, newRewards.data)
    },
  }
}
