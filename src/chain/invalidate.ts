import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'

/** Reads that are on their way and will be sent once more when they have come back. */
const again = new WeakMap<Query, Promise<void>>()

/**
 * Refreshes every read of these contracts, however it is paged or batched: those whose key is
 * `[name, { address, … }]` or `[name, { contracts: [{ address, … }] }]`, as wagmi writes them.
 *
 * A read that is on its way may come from before the change, and is sent once more when it has come back. Begun anew
 * with each change, a slow one would never come to its end while much happens.
 */
export async function invalidateContracts(
  queryClient: QueryClient,
  addresses: readonly Address[],
): Promise<void> {
  const concerned = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => readsAnyOf(query, addresses) })
  const underway = new Set(concerned.filter(({ state }) => state.fetchStatus === 'fetching'))
  const idle = new Set(concerned.filter((query) => !underway.has(query)))
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => idle.has(query) }),
    ...[...underway].map((query) => sendOnceMore(queryClient, query)),
  ])
}

function sendOnceMore(queryClient: QueryClient, query: Query): Promise<void> {
  const known = again.get(query)
  if (known) return known
  const sending = Promise.resolve(query.promise)
    .catch(() => {})
    .then(() => {
      again.delete(query)
      return queryClient.invalidateQueries({ predicate: (other) => other === query })
    })
  again.set(query, sending)
  return sending
}

/** Refreshes every balance in the chain's own coin. */
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
