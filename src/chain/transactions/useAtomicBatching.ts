import { useCapabilities } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'

/** Returns `true` once the wallet says that it sends atomic batches (EIP-5792), so an action may have several calls. */
export function useAtomicBatching(): boolean {
  const { data } = useCapabilities({ chainId: chain.id, query: freshness.fixed })
  // `ready` would upgrade the account first: too much for a bet.
  return data?.atomic?.status === 'supported'
}
