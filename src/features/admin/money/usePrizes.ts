import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readPrizes } from './readPrizes'

export function usePrizes() {
  const config = useConfig()
  return useQuery({
    ...freshness.live,
    queryKey: ['prizes', { address: deployment.tournament }],
    queryFn: () => readPrizes(config),
  })
}
