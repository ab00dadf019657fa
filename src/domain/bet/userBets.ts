import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readBettingPoolGetUserBetsQueryOptions } from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/pages'
import { type Bet, toBet } from './bet'
import type { UserBetsPage } from './queries'

const USER_BETS_PAGE = 25n

/** Reads the account's positions in pages, newest first. */
export function useUserBets(account: Address | undefined) {
  const config = useConfig()
  return useInfiniteQuery({
    ...infiniteReadQueryOptions((cursor) =>
      readBettingPoolGetUserBetsQueryOptions(config, {
        address: deployment.bettingPool,
        args: account && [account, cursor, USER_BETS_PAGE],
      }),
    ),
    ...freshness.live,
    enabled: account !== undefined,
    select: allBets,
  })
}

function allBets({ pages }: InfiniteData<UserBetsPage>): Bet[] {
  return pages.flatMap(([bets]) => bets.map(toBet))
}
