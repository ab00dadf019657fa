import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi } from '@/chain/generated'
import { readQuery } from '@/chain/read'
import { type Bet, type RawUserBet, toBet } from '@/lib/bet'

/**
 * The account's position on one match, `null` if there is none. One call that brings the match and what its resolution
 * pays along, so that both are as of the same block.
 */
export function useUserBet(matchId: bigint, account: Address | undefined) {
  return useQuery({
    ...readQuery(useConfig(), {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'getUserBets',
      args: account && [account, matchId, 1n],
    }),
    ...freshness.live,
    enabled: account !== undefined,
    select: firstBet,
  })
}

function firstBet([bets]: readonly [readonly RawUserBet[], bigint]): Bet | null {
  const [bet] = bets
  return bet ? toBet(bet) : null
}
