import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolGetUserBets } from '@/chain/queries/generated'
import { type Bet, type RawUserBet, toBet } from '@/domain/bet/bet'

/**
 * The account's position on one match, `null` if there is none. One call that brings the match and what its resolution
 * pays along, so that both are as of the same block.
 */
export function useUserBet(matchId: bigint, account: Address | undefined) {
  return useReadBettingPoolGetUserBets({
    address: deployment.bettingPool,
    args: account && [account, matchId, 1n],
    query: { ...freshness.live, enabled: account !== undefined, select: firstBet },
  })
}

function firstBet([bets]: readonly [readonly RawUserBet[], bigint]): Bet | null {
  const [bet] = bets
  return bet ? toBet(bet) : null
}
