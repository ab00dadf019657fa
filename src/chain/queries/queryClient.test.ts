import { onlineManager, QueryClient } from '@tanstack/react-query'
import { AbiDecodingZeroDataError } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { invalidateCoinBalances, invalidateContracts } from './invalidate'
import { queryClient } from './queryClient'

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  warned.mockClear()
  queryClient.clear()
})

test.each([
  ['the message of a failed read', new Error('Odd.'), 'Failed to load matches', ['Failed to load matches']],
  ['missing contracts', new AbiDecodingZeroDataError(), undefined, ['Failed to load contracts']],
  ['nothing for a read without a message', new Error('Odd.'), undefined, []],
])('logs %s', async (_, error, failure, logged) => {
  const read = queryClient.fetchQuery({
    queryKey: ['a read'],
    queryFn: () => Promise.reject(error),
    ...(failure && { meta: { failure } }),
  })
  await expect(read).rejects.toBe(error)
  expect(warned.mock.calls.map(([message]) => message)).toEqual(logged)
})

test('tries once, online or not, and accepts bigints in keys', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn(() => Promise.reject(new Error('Odd.')))
  try {
    const read = queryClient.fetchQuery({ queryKey: ['a match', 1n], queryFn })
    await expect(read).rejects.toThrow('Odd.')
    expect(queryFn).toHaveBeenCalledTimes(1)
  } finally {
    onlineManager.setOnline(true)
  }
})

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
