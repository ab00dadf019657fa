import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolGetUserBets } from '@/chain/queries/generated'
import { type Bet, type RawUserBet, toBet } from './bet'

const address = deployment.bettingPool

export type UserBetsPage = readonly [bets: readonly RawUserBet[], next: bigint]

/**
 * Reads the account's position on one match, `null` if there is none. `getUserBets` returns the match and the payout
 * with it, all of one block.
 */
export function useUserBet(matchId: bigint, account: Address | undefined) {
  return useReadBettingPoolGetUserBets({
    address,
    args: account && [account, matchId, 1n],
    query: { ...freshness.live, enabled: account !== undefined, select: firstBet },
  })
}

function firstBet([[bet]]: UserBetsPage): Bet | null {
  return bet ? toBet(bet) : null
}
