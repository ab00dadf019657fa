import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'

/** Invalidates every query whose key is `[name, { address }]` or `[name, { contracts: [{ address }] }]`, as in wagmi. */
export function invalidateContracts(queryClient: QueryClient, addresses: readonly Address[]): Promise<void> {
  // The lens reads the pool's storage.
  const changed = addresses.includes(deployment.bettingPool) ? [...addresses, deployment.lens] : addresses
  return queryClient.invalidateQueries({ predicate: (query) => readsAnyOf(query, changed) })
}

export function invalidateCoinBalances(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['balance'] })
}

function readsAnyOf({ queryKey: [, parameters] }: Query, addresses: readonly Address[]): boolean {
  if (typeof parameters !== 'object' || parameters === null) return false
  const contracts =
    'contracts' in parameters && Array.isArray(parameters.contracts) ? parameters.contracts : [parameters]
  return contracts.some((contract: { address?: unknown }) =>
    addresses.some((address) => contract.address === address),
  )
}
