import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { freshness } from '@/chain/queries/freshness'
import type { HistoryEvent } from './history'
import { blockSince, historyContracts, readHistory } from './readHistory'

const source: EventSource<HistoryEvent> = {
  name: 'community',
  format: 1,
  contracts: historyContracts,
  read: readHistory,
}

export function useHistory() {
  return useEventHistory(source)
}

const MONTH = 30n * 24n * 60n * 60n

export function useMonthStart(enabled: boolean) {
  const config = useConfig()
  return useQuery({
    ...freshness.slow,
    // No contract read: `blockSince` searches blocks.
    queryKey: ['monthStart'],
    queryFn: () => blockSince(config.getClient({ chainId: chain.id }), MONTH),
    enabled,
  })
}
