import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { tournamentContract } from '@/chain/config/tournamentContract'
import { freshness } from '@/chain/queries/freshness'
import { readContract } from '@/chain/queries/read'
import type { Participant } from './settlement'
import { type RawPlayer, toPlayer } from './tournament'

const PAGE_SIZE = 100n

/** A player's sheet as the contract has it. */
type RawParticipant = RawPlayer & { account: Address }

interface Page {
  players: readonly RawParticipant[]
  next: bigint
}

/** The sheets of these accounts, in their order. The client sends the reads as few calls. */
export function readSheets(
  config: Config,
  tournamentId: bigint,
  accounts: readonly Address[],
): Promise<RawParticipant[]> {
  return Promise.all(
    accounts.map(async (account) => {
      const args = [tournamentId, account] as const
      const sheet = await readContract(config, { ...tournamentContract, functionName: 'getPlayer', args })
      return { ...sheet, account }
    }),
  )
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
      const accounts = participants.map(({ player }) => player)
      const players = await readSheets(config, tournamentId, accounts)
      return { players, next }
    },
    initialPageParam: 0n,
    getNextPageParam: ({ next }) => (next === 0n ? undefined : next),
    select: participantsOf,
  })
}

function participantsOf({ pages }: InfiniteData<Page>): Participant[] {
  return pages.flatMap(({ players }) => players.map(toParticipant))
}

/** Maps what the contract returned. */
export function toParticipant(raw: RawParticipant): Participant {
  return { ...toPlayer(raw), account: raw.account }
}
