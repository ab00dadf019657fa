import type { Config } from 'wagmi'
import { readContractQueryOptions } from 'wagmi/query'
import { chain, deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { tournamentAbi, useReadTournamentGetTournament } from '@/chain/generated'
import { toTournament } from '@/lib/tournament'

function tournamentRead(id: bigint) {
  return { address: deployment.tournament, chainId: chain.id, args: [id] } as const
}

/** The read behind `useTournament`, for a loader. */
export function tournamentQuery(config: Config, id: bigint) {
  return readContractQueryOptions(config, {
    ...tournamentRead(id),
    abi: tournamentAbi,
    functionName: 'getTournament',
    query: freshness.live,
  })
}

/** One tournament, kept as the chain has it. An id that none has is the contract's error `TournamentNotFound`. */
export function useTournament(id: bigint) {
  return useReadTournamentGetTournament({
    ...tournamentRead(id),
    query: { ...freshness.live, select: toTournament },
  })
}
