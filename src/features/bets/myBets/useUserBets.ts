import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { readContract } from '@/chain/queries/read'
import { type Bet, type RawUserBet, toBet } from '@/domain/bet/bet'

const PAGE_SIZE = 25n

type Page = readonly [bets: readonly RawUserBet[], next: bigint]

/** The account's positions, newest first, in pages of 25: `fetchNextPage` adds the next one. */
export function useUserBets(account: Address | undefined) {
  const config = useConfig()
  return useInfiniteQuery({
    ...freshness.live,
    queryKey: ['getUserBets', { address: deployment.bettingPool, chainId: chain.id, account }],
    queryFn: ({ pageParam: cursor }): Promise<Page> => {
      if (!account) throw new Error('No account')
      return readContract(config, {
        address: deployment.bettingPool,
        abi: bettingPoolAbi,
        functionName: 'getUserBets',
        args: [account, cursor, PAGE_SIZE],
      })
    },
    initialPageParam: 0n,
    getNextPageParam: ([, next]) => (next === 0n ? undefined : next),
    enabled: account !== undefined,
    select: betsOf,
  })
}

function betsOf({ pages }: InfiniteData<Page>): Bet[] {
  return pages.flatMap(([bets]) => bets.map(toBet))
}
