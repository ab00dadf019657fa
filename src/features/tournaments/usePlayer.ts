import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { freshness } from '@/chain/freshness'
import { readQuery } from '@/chain/read'
import { tournamentContract } from '@/chain/tournamentContract'
import { toPlayer } from '@/lib/tournament'

/** An account's sheet in a tournament, empty if it did not join. */
export function usePlayer(tournamentId: bigint, account: Address | undefined) {
  return useQuery({
    ...readQuery(useConfig(), {
      ...tournamentContract,
      functionName: 'getPlayer',
      args: account && [tournamentId, account],
    }),
    ...freshness.live,
    enabled: account !== undefined,
    select: toPlayer,
  })
}
