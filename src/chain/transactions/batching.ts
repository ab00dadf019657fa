import { useQuery } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'

/** Wallets that never answer count as unable, after this many milliseconds. */
const patience = 3_000

/**
 * Whether the wallet takes several calls in one confirmation, all or none (EIP-5792): then a `useTransaction` action may
 * declare several calls. False until the wallet has said so.
 */
export function useAtomicBatching(): boolean {
  const config = useConfig()
  const { address: account, connector, status } = useConnection()
  const { data = false } = useQuery({
    queryKey: ['atomicBatching', { account, chainId: chain.id, connector: connector?.uid }],
    queryFn: async () => {
      const { supportsAtomicBatching } = await import('./batch')
      return supportsAtomicBatching(config, account, patience)
    },
    ...freshness.fixed,
    enabled: status === 'connected' && account !== undefined,
  })
  return data
}
