import type { Config } from 'wagmi'
import { freshness } from '@/chain/freshness'
import { useReadTournamentGetTournament } from '@/chain/generated'
import { readQuery } from '@/chain/read'
import { tournamentContract } from '@/chain/tournamentContract'
import { toTournament } from '@/lib/tournament'

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
