import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { invalidateCoinBalances, invalidateContracts } from './invalidate'

/** Caches inactive queries by name. */
function knownReads(keys: Record<string, readonly unknown[]>) {
  const queryClient = new QueryClient()
  for (const key of Object.values(keys)) queryClient.setQueryData(key, 0)
  const invalidated = () =>
    Object.keys(keys).filter((name) => queryClient.getQueryState(keys[name] ?? [])?.isInvalidated)
  return { queryClient, invalidated }
}

test('invalidates the queries of the given contracts only', async () => {
  const { bettingPool, lens, weth, tournament } = deployment
  const { queryClient, invalidated } = knownReads({
    pool: ['read', { address: bettingPool }],
    lens: ['read', { address: lens }],
    token: ['read', { address: weth }],
    nameless: ['block'],
    nothing: ['read', null],
    text: ['read', bettingPool],
  })
  const refresh = invalidateContracts(queryClient, [bettingPool, tournament])
  expect(invalidated()).toEqual(['pool', 'lens'])
  await refresh
  expect(invalidated()).toEqual(['pool', 'lens'])
})

test('invalidates native balances only', async () => {
  const { queryClient, invalidated } = knownReads({
    coin: ['balance', { address: deployment.weth }],
    pool: ['read', { address: deployment.weth }],
  })
  await invalidateCoinBalances(queryClient)
  expect(invalidated()).toEqual(['coin'])
})
