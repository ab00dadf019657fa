import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readTournamentGetTournamentsQueryOptions } from '@/chain/queries/generated'
import { readPrizes } from './readPrizes'

export function usePrizes() {
  const config = useConfig()
  const { queryKey } = readTournamentGetTournamentsQueryOptions(config, {
    address: deployment.tournament,
    args: [0n, 0n],
  })
  return useQuery({
    ...freshness.live,
    queryKey: [...queryKey, 'prizes'],
    queryFn: () => readPrizes(config),
  })
}
