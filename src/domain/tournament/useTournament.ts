import type { Config } from 'wagmi'
import { tournamentContract } from '@/chain/config/tournamentContract'
import { freshness } from '@/chain/queries/freshness'
import { useReadTournamentGetTournament } from '@/chain/queries/generated'
import { readQuery } from '@/chain/queries/read'
import { toTournament } from './tournament'

/** The read behind `useTournament`, for a loader. */
export function tournamentQuery(config: Config, id: bigint) {
  return {
    ...readQuery(config, { ...tournamentContract, functionName: 'getTournament', args: [id] }),
    ...freshness.live,
  }
}

/** One tournament, kept as the chain has it. An id that none has is the contract's error `TournamentNotFound`. */
export function useTournament(id: bigint) {
  return useReadTournamentGetTournament({
    address: tournamentContract.address,
    args: [id],
    query: { ...freshness.live, select: toTournament },
  })
}
