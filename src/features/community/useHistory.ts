import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import type { History } from './history'
import { loadHistory, saveHistory } from './historyStore'
import { blockSince, readHistory } from './readHistory'

const contracts = [{ address: deployment.bettingPool }, { address: deployment.communityHub }]
/** In the form by which live updates find what reads a contract. */
const historyKey = ['history', { contracts }]

/** How many chunks are read between two savings. */
const SAVE_EVERY = 20

/**
 * What happened on chain since the contracts are there. While it is read, `data` is what there is of it so far:
 * `percentRead` tells. Kept between visits.
 */
export function useHistory() {
  const config = useConfig()
  const queryClient = useQueryClient()
  return useQuery({
    ...freshness.live,
    queryKey: historyKey,
    queryFn: async ({ signal }): Promise<History> => {
      let history = queryClient.getQueryData<History>(historyKey) ?? (await loadHistory())
      const isFirst = !history
      let chunks = 0
      for await (const grown of readHistory(config.getClient({ chainId: chain.id }), history)) {
        signal.throwIfAborted()
        history = grown
        queryClient.setQueryData(historyKey, grown)
        if (++chunks % SAVE_EVERY === 0) void saveHistory(grown)
      }
      if (!history) throw new Error('The chain has no block since the deployment')
      if (isFirst || chunks > 1) void saveHistory(history)
      return history
    },
    // Comparing tens of thousands of events costs more than it saves.
    structuralSharing: false,
  })
}

const MONTH = 30n * 24n * 60n * 60n

/** The first block of the last 30 days. */
export function useMonthStart(enabled: boolean) {
  const config = useConfig()
  return useQuery({
    ...freshness.slow,
    queryKey: ['monthStart'],
    queryFn: () => blockSince(config.getClient({ chainId: chain.id }), MONTH),
    enabled,
  })
}
