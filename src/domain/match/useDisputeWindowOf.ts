import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadMatchLensDisputeWindowOf } from '@/chain/queries/generatedMatchLens'

/** Reads the dispute window of a match's result at least, in seconds: the one at its creation. */
export function useDisputeWindowOf(matchId: bigint) {
  return useReadMatchLensDisputeWindowOf({
    address: deployment.lens,
    args: [matchId],
    query: freshness.fixed,
  })
}
