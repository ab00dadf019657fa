import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { deployment } from './config'
import { invalidateContracts } from './invalidate'

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
