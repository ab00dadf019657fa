// wagmi's useCapabilities would put the wallet client into the first load, so the query loads it on demand.
import { useQuery } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/queryClient'

/** Returns `true` once the wallet says that it sends atomic batches (EIP-5792), so an action may have several calls. */
export function useAtomicBatching(): boolean {
  const config = useConfig()
  const { address: account, connector, status } = useConnection()
  const { data = false } = useQuery({
    queryKey: ['atomicBatching', { account, chainId: chain.id, connector: connector?.uid }],
    queryFn: async () => (await import('./batch')).supportsAtomicBatching(config, account),
    ...freshness.fixed,
    enabled: status === 'connected' && account !== undefined,
  })
  return data
}
