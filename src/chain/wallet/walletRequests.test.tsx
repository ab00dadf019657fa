import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toFailure } from '@/chain/queries/errors'
import { deferred } from '@/testing/deferred'
import {
  askWallet,
  forgetRequest,
  useNoticeRequest,
  useUnnoticedRequest,
  type WalletRequest,
} from './walletRequests'

const lateAfter = 10_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens a prompt that stays open until `answer()`. */
function openPrompt(key: string) {
  const { promise, resolve } = deferred<string>()
  const onLate = vi.fn<(late: WalletRequest) => void>()
  const asked = askWallet(key, () => promise, onLate).catch(toFailure)
  return { asked, onLate, answer: () => resolve('yes') }
}

describe('a prompt', () => {
  test('is not late when answered in time', async () => {
    const { result } = renderHook(useUnnoticedRequest)
    const prompt = openPrompt('a')
    act(() => vi.advanceTimersByTime(lateAfter - 1))
    prompt.answer()
    expect(await prompt.asked).toBe('yes')
    act(() => vi.advanceTimersByTime(lateAfter))
    expect(result.current).toBeUndefined()
    expect(prompt.onLate).not.toHaveBeenCalled()
  })

  test('can be given up when late, and opens again only after it closed', async () => {
    const { result } = renderHook(useUnnoticedRequest)
    const prompt = openPrompt('b')
    act(() => vi.advanceTimersByTime(lateAfter))
    act(() => result.current?.stopWaiting?.())
    expect(await prompt.asked).toEqual({ kind: 'requestOpen' })
    expect(result.current).toBeUndefined()

    const again = vi.fn(() => Promise.resolve('yes'))
    expect(await askWallet('b', again, () => {}).catch(toFailure)).toEqual({ kind: 'requestOpen' })
    expect(again).not.toHaveBeenCalled()

    await act(async () => prompt.answer())
    expect(await askWallet('b', again, () => {})).toBe('yes')
  })

  test('is left to its button while that shows it', async () => {
    const { result } = renderHook(useUnnoticedRequest)
    const prompt = openPrompt('d')
    act(() => vi.advanceTimersByTime(lateAfter))
    const [late] = prompt.onLate.mock.lastCall ?? []
    expect(result.current).toBe(late)
    const button = renderHook(() => useNoticeRequest(late))
    const other = renderHook(() => useNoticeRequest(late))
    expect(result.current).toBeUndefined()
    button.unmount()
    expect(result.current).toBeUndefined()
    other.unmount()
    expect(result.current).toBe(late)
    act(() => late?.stopWaiting?.())
    expect(await prompt.asked).toEqual({ kind: 'requestOpen' })
  })

  test('is ignored once forgotten', async () => {
    const { result } = renderHook(useUnnoticedRequest)
    const prompt = openPrompt('c')
    act(() => forgetRequest('c'))
    act(() => vi.advanceTimersByTime(lateAfter))
    expect(result.current).toBeUndefined()
    prompt.answer()
    expect(await prompt.asked).toBe('yes')
  })
})
