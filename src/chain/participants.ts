import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { Participant } from '@/lib/settlement'
import { type RawPlayer, toPlayer } from '@/lib/tournament'
import { chain } from './config'
import { freshness } from './freshness'
import { readContract } from './read'
import { tournamentContract } from './tournamentContract'

const PAGE_SIZE = 100n

interface Page {
  players: readonly (RawPlayer & { account: Address })[]
  next: bigint
}

/** A tournament's players with their sheets, the newest first, in pages of 100: `fetchNextPage` adds the next one. */
export function useParticipants(tournamentId: bigint) {
  const config = useConfig()
  return useInfiniteQuery({
    ...freshness.live,
    queryKey: ['getParticipants', { address: tournamentContract.address, chainId: chain.id, tournamentId }],
    queryFn: async ({ pageParam: cursor }): Promise<Page> => {
      const [participants, next] = await readContract(config, {
        ...tournamentContract,
        functionName: 'getParticipants',
        args: [tournamentId, cursor, PAGE_SIZE],
      })
      // The client sends them as few calls.
      const players = await Promise.all(
        participants.map(async ({ player: account }) => {
          const sheet = await readContract(config, {
            ...tournamentContract,
            functionName: 'getPlayer',
            args: [tournamentId, account],
          })
          return { ...sheet, account }
        }),
      )
      return { players, next }
    },
    initialPageParam: 0n,
    getNextPageParam: ({ next }) => (next === 0n ? undefined : next),
    select: participantsOf,
  })
}

function participantsOf({ pages }: InfiniteData<Page>): Participant[] {
  return pages.flatMap(({ players }) => players.map((raw) => ({ ...toPlayer(raw), account: raw.account })))
}
