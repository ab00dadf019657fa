import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'

/** Invalidates every query whose key is `[name, { address }]`, as in wagmi. */
export function invalidateContracts(queryClient: QueryClient, addresses: readonly Address[]): Promise<void> {
  // The lens reads the pool's storage.
  const changed = addresses.includes(deployment.bettingPool) ? [...addresses, deployment.lens] : addresses
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [, parameters] }) => changed.includes(Object(parameters).address),
  })
}

export function invalidateCoinBalances(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['balance'] })
}
