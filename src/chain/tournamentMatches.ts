import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { type RawMatch, toMatch } from '@/lib/match'
import { chain, deployment } from './config'
import { freshness } from './freshness'
import { bettingPoolAbi } from './generated'
import { readContract } from './read'

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
