import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import type { EventHistory } from './eventHistory'
import { loadEventHistory, saveEventHistory } from './eventHistoryStore'
import { type Bounds, type ReadEvents, readEventHistory } from './readEventHistory'

/** Defines a history. Must be a module-level constant. */
export interface EventSource<Event extends { block: bigint }> {
  name: string
  /** Cache version: increment it when `Event` changes. */
  format: number
  contracts: readonly Address[]
  read: ReadEvents<Event>
  bounds?: Partial<Bounds>
}

const CHUNKS_PER_SAVE = 20

/** Reads all events since the deployment. `data` grows while reading (see `percentRead`) and is cached in IndexedDB. */
export function useEventHistory<Event extends { block: bigint }>(source: EventSource<Event>) {
  const { name, format, contracts, read, bounds } = source
  const config = useConfig()
  const queryClient = useQueryClient()
  // No contract read. The form lets `invalidateContracts` find it.
  const queryKey = ['eventHistory', { name, contracts: contracts.map((address) => ({ address })) }]
  const storeKey = [name, format, chain.id, ...contracts]
  return useQuery({
    ...freshness.live,
    queryKey,
    queryFn: async ({ signal }): Promise<EventHistory<Event>> => {
      const known = queryClient.getQueryData<EventHistory<Event>>(queryKey)
      let history = known ?? (await loadEventHistory<Event>(storeKey))
      const isFirst = !history
      let chunks = 0
      for await (const grown of readEventHistory(
        config.getClient({ chainId: chain.id }),
        read,
        history,
        bounds,
      )) {
        signal.throwIfAborted()
        history = grown
        queryClient.setQueryData(queryKey, grown)
        if (++chunks % CHUNKS_PER_SAVE === 0) void saveEventHistory(storeKey, grown)
      }
      if (!history) throw new Error('The chain has no block since the deployment')
      if (isFirst || chunks > 1) void saveEventHistory(storeKey, history)
      return history
    },
    // Deep-comparing tens of thousands of events is slow.
    structuralSharing: false,
  })
}
