import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import type { EventHistory } from './eventHistory'
import { loadEventHistory, saveEventHistory } from './eventHistoryStore'
import { type Bounds, type ReadEvents, readEventHistory } from './readEventHistory'

/** What a history is of. A module-level constant: it never changes. */
export interface EventSource<Event extends { block: bigint }> {
  name: string
  /** To be raised when `Event` changes: what was kept of another format is not used. */
  format: number
  /** Whose events it reads. */
  contracts: readonly Address[]
  read: ReadEvents<Event>
  bounds?: Partial<Bounds>
}

/** How many chunks are read between two savings. */
const SAVE_EVERY = 20

/**
 * What happened on chain since the contracts are there. While it is read, `data` is what there is of it so far:
 * `percentRead` tells. Kept between visits.
 */
export function useEventHistory<Event extends { block: bigint }>(source: EventSource<Event>) {
  const { name, format, contracts, read, bounds } = source
  const config = useConfig()
  const queryClient = useQueryClient()
  // In the form by which live updates find what reads a contract.
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
        if (++chunks % SAVE_EVERY === 0) void saveEventHistory(storeKey, grown)
      }
      if (!history) throw new Error('The chain has no block since the deployment')
      if (isFirst || chunks > 1) void saveEventHistory(storeKey, history)
      return history
    },
    // Comparing tens of thousands of events costs more than it saves.
    structuralSharing: false,
  })
}
