import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { tournamentContract } from '@/chain/queries/contracts'
import { freshness } from '@/chain/queries/freshness'
import { readTournamentGetParticipantsQueryOptions } from '@/chain/queries/generated'
import { type Participants, readParticipants } from './readParticipants'

/** Reads all of a tournament's players, newest first. A refresh reads only those that changed. */
export function useAllParticipants(tournamentId: bigint, enabled = true) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { queryKey: firstPage } = readTournamentGetParticipantsQueryOptions(config, {
    address: tournamentContract.address,
    args: [tournamentId, 0n, 0n],
  })
  const queryKey = [...firstPage, 'all']
  return useQuery({
    ...freshness.live,
    queryKey,
    queryFn: () => readParticipants(config, tournamentId, queryClient.getQueryData<Participants>(queryKey)),
    // Comparing thousands of players costs more than it saves.
    structuralSharing: false,
    select: allOf,
    enabled,
  })
}

function allOf({ all }: Participants) {
  return all
}
