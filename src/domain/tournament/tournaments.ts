import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { tournamentContract } from '@/chain/config/tournamentContract'
import { freshness } from '@/chain/queries/freshness'
import { readContract } from '@/chain/queries/read'
import { type RawTournament, toTournament } from './tournament'

const PAGE_SIZE = 50n

/** Pages of all tournaments, newest first. */
export function tournamentsQuery(config: Config) {
  return infiniteQueryOptions({
    ...freshness.live,
    queryKey: ['getTournaments', { address: tournamentContract.address, chainId: chain.id }],
    queryFn: ({ pageParam }) =>
      readContract(config, {
        ...tournamentContract,
        functionName: 'getTournaments',
        args: [pageParam, PAGE_SIZE],
      }),
    initialPageParam: 0n,
    getNextPageParam: ([, next]) => (next === 0n ? undefined : next),
    select: tournamentsOf,
  })
}

/** All tournaments, newest first, in pages of 50: `fetchNextPage` adds the next one. */
export function useTournaments() {
  return useInfiniteQuery(tournamentsQuery(useConfig()))
}

function tournamentsOf({ pages }: InfiniteData<readonly [readonly RawTournament[], bigint]>) {
  return pages.flatMap(([tournaments]) => tournaments.map(toTournament))
}
