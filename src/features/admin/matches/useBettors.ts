import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import type { Match } from '@/domain/match/match'

export function useBettors({ id, totalPoolA, totalPoolB }: Match) {
  const config = useConfig()
  return useQuery({
    ...freshness.fixed,
    // No contract read: `countBettors` scans logs.
    queryKey: ['countBettors', { chainId: chain.id, id, totalPoolA, totalPoolB }],
    queryFn: async ({ signal }) => {
      const { countBettors } = await import('./countBettors')
      return countBettors(config.getClient({ chainId: chain.id }), { id, totalPoolA, totalPoolB }, { signal })
    },
  })
}
