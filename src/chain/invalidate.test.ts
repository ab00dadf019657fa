import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { deployment } from './config'
import { invalidateCoinBalances, invalidateContracts } from './invalidate'

const address = deployment.bettingPool

/** A read of the pool whose answers come when the test gives them. */
function watchSlowRead() {
  const queryClient = new QueryClient()
  const answers: ((value: number) => void)[] = []
  const observer = new QueryObserver<number>(queryClient, {
    queryKey: ['slow', { address }],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => {})
  return { queryClient, observer, answers, stop }
}

test('a read on its way comes to its end however much happens, and is sent once more', async () => {
  const { queryClient, observer, answers, stop } = watchSlowRead()
  const refreshes = [1, 2, 3].map(() => invalidateContracts(queryClient, [address]))
  expect(answers).toHaveLength(1)

  answers[0]?.(1)
  await expect.poll(() => answers.length).toBe(2)
  expect(observer.getCurrentResult().data).toBe(1)

  answers[1]?.(2)
  await Promise.all(refreshes)
  expect(observer.getCurrentResult()).toMatchObject({ data: 2, fetchStatus: 'idle' })
  expect(answers).toHaveLength(2)
  stop()
})

test('a read of another contract is left alone', async () => {
  const { queryClient, answers, stop } = watchSlowRead()
  answers[0]?.(1)
  await invalidateContracts(queryClient, [deployment.weth])
  expect(answers).toHaveLength(1)
  stop()
})

test('a refresh on its way is not begun anew either, and only it is sent once more', async () => {
  const { queryClient, observer, answers, stop } = watchSlowRead()
  const other = ['other', { address: deployment.weth }]
  queryClient.setQueryData(other, 0)
  answers[0]?.(1)
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')

  const refreshes = [1, 2].map(() => invalidateContracts(queryClient, [address]))
  expect(answers).toHaveLength(2)
  answers[1]?.(2)
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.(3)
  await Promise.all(refreshes)
  expect(observer.getCurrentResult().data).toBe(3)
  expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false)
  stop()
})

/** Reads that are known and nobody looks at, by their name. */
function knownReads(keys: Record<string, readonly unknown[]>) {
  const queryClient = new QueryClient()
  for (const key of Object.values(keys)) queryClient.setQueryData(key, 0)
  const invalidated = () =>
    Object.keys(keys).filter((name) => queryClient.getQueryState(keys[name] ?? [])?.isInvalidated)
  return { queryClient, invalidated }
}

test('reads are known by their contracts, one or many, whatever else there is', async () => {
  const { bettingPool, weth, tournament } = deployment
  const { queryClient, invalidated } = knownReads({
    pool: ['read', { address: bettingPool }],
    both: ['reads', { contracts: [{ address: weth }, { address: bettingPool }] }],
    token: ['read', { address: weth }],
    tokens: ['reads', { contracts: [{ address: weth }] }],
    malformed: ['reads', { contracts: 'none' }],
    nameless: ['block'],
    nothing: ['read', null],
    text: ['read', bettingPool],
  })
  const refresh = invalidateContracts(queryClient, [bettingPool, tournament])
  // At once: nobody waits for what is idle.
  expect(invalidated()).toEqual(['pool', 'both'])
  await refresh
  expect(invalidated()).toEqual(['pool', 'both'])
})

test('balances of the coin are refreshed apart', async () => {
  const { queryClient, invalidated } = knownReads({
    coin: ['balance', { address }],
    pool: ['read', { address }],
  })
  await invalidateCoinBalances(queryClient)
  expect(invalidated()).toEqual(['coin'])
})
