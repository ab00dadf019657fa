import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadMatchLensDisputeWindowOf } from '@/chain/queries/generatedMatchLens'
import type { Match } from './match'
import { useDisputeWindow } from './queries'

/** Reads the dispute window of a match's next result in seconds: the larger of the one at its creation and the present one. */
export function useResultWindow(matchId: bigint): number | undefined {
  const { data: present } = useDisputeWindow()
  const { data: atCreation } = useReadMatchLensDisputeWindowOf({
    address: deployment.lens,
    args: [matchId],
    query: freshness.fixed,
  })
  return present === undefined || atCreation === undefined ? undefined : Math.max(present, Number(atCreation))
}

/** Returns when winnings of a result that is named now can be claimed, in unix seconds. */
export const winningsOpenAt = ({ endTime }: Match, window: number, now: number) =>
  Math.max(now, endTime) + window
