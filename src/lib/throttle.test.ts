import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle'

const second = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs at once, then once a second while called', async () => {
  const work = vi.fn(async () => {})
  const { call } = throttle(work, second)
  for (let calls = 0; calls < 5; calls++) call()
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(second - 1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(work).toHaveBeenCalledTimes(2)
  call()
  expect(work).toHaveBeenCalledTimes(3)
})

test('finishes slow or failing work before it runs again', async () => {
  let end = () => {}
  const work = vi.fn(() => new Promise<void>((_, reject) => (end = () => reject(new Error('No answer')))))
  const { call } = throttle(work, second)
  call()
  call()
  await vi.advanceTimersByTimeAsync(5 * second)
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
})

test('stops when cancelled', async () => {
  const work = vi.fn(async () => {})
  const { call, cancel } = throttle(work, second)
  call()
  call()
  cancel()
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(work).toHaveBeenCalledTimes(1)
})
