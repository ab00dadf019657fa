import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { readContract } from '@/chain/queries/read'
import { type RawMatch, toMatch } from '@/domain/match/match'

/**
 * A tournament's matches, in its order.
 * @param isWanted nothing is read until then
 */
export function useTournamentMatches(matchIds: readonly bigint[], isWanted = true) {
  const config = useConfig()
  return useQuery({
    ...freshness.live,
    queryKey: ['getMatch', { address: deployment.bettingPool, chainId: chain.id, matchIds }],
    // The client sends them as one call.
    queryFn: () =>
      Promise.all(
        matchIds.map((id) =>
          readContract(config, {
            address: deployment.bettingPool,
            abi: bettingPoolAbi,
            functionName: 'getMatch',
            args: [id],
          }),
        ),
      ),
    enabled: isWanted,
    select: toMatches,
  })
}

function toMatches(raw: readonly RawMatch[]) {
  return raw.map(toMatch)
}
