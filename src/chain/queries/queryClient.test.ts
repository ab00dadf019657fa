import { onlineManager } from '@tanstack/react-query'
import { AbiDecodingZeroDataError } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './queryClient'

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  warned.mockClear()
  queryClient.clear()
})

async function failWith(error: Error, failure?: string) {
  const read = queryClient.fetchQuery({
    queryKey: ['a read'],
    queryFn: () => Promise.reject(error),
    ...(failure && { meta: { failure } }),
  })
  await expect(read).rejects.toBe(error)
  return warned.mock.calls.map(([message]) => message)
}

test('logs the message of a failed read', async () => {
  expect(await failWith(new Error('Odd.'), 'Failed to load matches')).toEqual(['Failed to load matches'])
})

test('logs missing contracts', async () => {
  const error = new AbiDecodingZeroDataError()
  expect(await failWith(error)).toEqual(['Failed to load contracts'])
})

test('logs nothing for a read without a message', async () => {
  expect(await failWith(new Error('Odd.'))).toEqual([])
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
