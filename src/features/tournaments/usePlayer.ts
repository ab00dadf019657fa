import type { Address } from 'viem'
import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { useReadTournamentGetPlayer } from '@/chain/generated'
import { toPlayer } from '@/lib/tournament'

/** An account's sheet in a tournament, empty if it did not join. */
export function usePlayer(tournamentId: bigint, account: Address | undefined) {
  return useReadTournamentGetPlayer({
    address: deployment.tournament,
    args: account && [tournamentId, account],
    query: { ...freshness.live, enabled: account !== undefined, select: toPlayer },
  })
}
