import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolGetMatch } from '@/chain/queries/generatedHome'
import { useReadMatchLensSuccessorOf } from '@/chain/queries/generatedMatchLens'
import { type Match, toMatch } from './match'

/** Reads the match that replaces a void one. `data` is undefined while loading, and without a successor. */
export function useSuccessor({ id, isVoid }: Match) {
  const { data: successorId } = useReadMatchLensSuccessorOf({
    address: deployment.lens,
    args: [id],
    query: { ...freshness.live, enabled: isVoid },
  })
  return useReadBettingPoolGetMatch({
    address: deployment.bettingPool,
    args: successorId ? [successorId] : undefined,
    query: { ...freshness.live, enabled: Boolean(successorId), select: toMatch },
  })
}
