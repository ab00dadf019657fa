import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { readContractQueryOptions } from 'wagmi/query'
import { deployment } from '@/chain/config/config'
import { lensContract } from '@/chain/queries/contracts'
import { useReadLensGetUserBets } from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'
import { type Bet, type RawUserBet, toBet } from './bet'

/** A first page shows at once; the others save requests, at 28,000 gas per bet, within what every public node allows. */
const BETS_PER_CALL = { first: 25n, next: 250n }

/** Milliseconds. */
const PAGE_TIME = freshness.live.staleTime

type UserBetsPage = readonly [bets: readonly RawUserBet[], next: bigint]

/**
 * Reads the account's position on one match, `null` if there is none. `getUserBets` returns the match and the payout
 * with it, all of one block.
 */
export function useUserBet(matchId: bigint, account: Address | undefined) {
  return useReadLensGetUserBets({
    address: deployment.lens,
    args: account && [account, matchId, 1n],
    query: { select: firstBet, enabled: account !== undefined },
  })
}

/** Reads the account's positions on several matches ahead, for `useUserBet`. */
export function prefetchUserBets(
  client: QueryClient,
  config: Config,
  account: Address,
  ids: readonly bigint[],
) {
  for (const id of ids) {
    const args = [account, id, 1n] as const
    void client.prefetchQuery(
      readContractQueryOptions(config, { ...lensContract, functionName: 'getUserBets', args }),
    )
  }
}

const firstBet = ([[bet]]: UserBetsPage): Bet | null => (bet ? toBet(bet) : null)

/** Reads a page of an account's bets, newest first, once for all who need it within seconds. @param cursor 0 for the newest */
export function fetchBetsPage(client: QueryClient, config: Config, account: Address, cursor: bigint) {
  const args = [account, cursor, cursor === 0n ? BETS_PER_CALL.first : BETS_PER_CALL.next] as const
  const options = readContractQueryOptions(config, { ...lensContract, functionName: 'getUserBets', args })
  return client.fetchQuery({ ...options, staleTime: PAGE_TIME, gcTime: PAGE_TIME })
}
