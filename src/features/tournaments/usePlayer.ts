import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadTournamentGetPlayer } from '@/chain/queries/generated'
import { toPlayer } from '@/domain/tournament/tournament'

/** An account's sheet in a tournament, empty if it did not join. */
export function usePlayer(tournamentId: bigint, account: Address | undefined) {
  return useReadTournamentGetPlayer({
    address: deployment.tournament,
    args: account && [tournamentId, account],
    query: { ...freshness.live, enabled: account !== undefined, select: toPlayer },
  })
}
