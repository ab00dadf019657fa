import { afterEach, expect, test, vi } from 'vitest'
import { retryImport } from './delay'

afterEach(() => void vi.useRealTimers())

test('retries an import until it loads', async () => {
  vi.useFakeTimers()
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const load = vi
    .fn()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue('module')
  const loaded = retryImport(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await loaded).toBe('module')
  expect(load).toHaveBeenCalledTimes(3)
})
