import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readContract } from 'wagmi/actions'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { hour, minute } from '@/testing/time'
import { chainNow, useChainNow } from './clock'
import { headStore, watchHead } from './head'

const testChain = setUpTestChain()
let app: TestApp
let stop: () => void

const computerNow = () => Math.floor(Date.now() / 1_000)
const year = 365 * 86_400

/** Mines a block at this time and waits until the page has seen it. */
async function moveTo(timestamp: number) {
  const { client } = testChain()
  await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
  await client.mine({ blocks: 1 })
  await waitFor(() => expect(headStore.getState().head?.timestamp).toBe(timestamp))
}

beforeEach(async () => {
  app = createTestApp(testChain().url)
  stop = watchHead(app.config)
  await waitFor(() => expect(headStore.getState().head).toBeDefined())
})

afterEach(() => {
  vi.useRealTimers()
  stop()
})

describe('the chain’s time', () => {
  test('is known before the first read resolves', async () => {
    stop()
    const answer = deferred<undefined>()
    app.network.onRequest = (body) => (body.includes('eth_getBlockByNumber') ? answer.promise : undefined)
    stop = watchHead(app.config)
    const read = readContract(app.config, { ...bettingPoolContract, functionName: 'getNextMatchId' }).then(
      () => headStore.getState().head,
    )
    // Later requests resolve first.
    const client = app.config.getClient()
    for (let asked = 0; asked < 3; asked++) await client.request({ method: 'eth_chainId' })
    answer.resolve(undefined)
    expect(await read).toBeDefined()
  })

  test('follows the newest block, not the computer’s clock', async () => {
    await moveTo(computerNow() + year)
    expect(chainNow() - computerNow()).toBeGreaterThanOrEqual(year - 1)
    const { result } = app.render(useChainNow)
    expect(result.current - computerNow()).toBeGreaterThanOrEqual(year - 1)
  })

  describe('on a quiet chain', () => {
    const quiet = 12 * minute

    /** Opens the page long after the newest block. */
    async function openLate(onRequest?: (body: string) => string) {
      stop()
      if (onRequest) app.network.onRequest = onRequest
      await testChain().client.increaseTime({ seconds: quiet })
      stop = watchHead(app.config)
      await waitFor(() => expect(headStore.getState().head).toBeDefined())
      const { timestamp } = await testChain().client.getBlock()
      return Number(timestamp)
    }

    // As nodes of rollups answer.
    const withoutPending = (body: string) => body.replaceAll('"pending"', '"latest"')

    test('is that of the node’s pending block, at once', async () => {
      const newest = await openLate()
      expect(chainNow()).toBeGreaterThanOrEqual(newest + quiet)
      expect(chainNow()).toBeLessThan(newest + quiet + minute)
    })

    test('is the newest block’s and the time since for a node without pending blocks', async () => {
      const newest = await openLate(withoutPending)
      expect(chainNow() - newest).toBeLessThan(minute)
    })

    test('takes in the computer’s clock after ten seconds without a block', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] })
      const newest = await openLate(withoutPending)
      vi.setSystemTime((newest + quiet) * 1_000)
      vi.advanceTimersByTime(9_000)
      expect(chainNow()).toBeLessThan(newest + minute)
      vi.advanceTimersByTime(2_000)
      await waitFor(() => expect(chainNow()).toBe(newest + quiet + 11))
    })

    test.each([
      ['ahead by more than a chain is quiet', 2 * hour],
      ['behind', -2 * hour],
    ])('ignores a computer’s clock that is %s', async (_, offset) => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] })
      const newest = await openLate(withoutPending)
      vi.setSystemTime((newest + offset) * 1_000)
      vi.advanceTimersByTime(11_000)
      await waitFor(() => expect(headStore.getState().quietTime?.readAt).toBe(performance.now()))
      expect(chainNow() - newest).toBeLessThan(minute)
    })

    test.each([
      ['is not stalled while the node would build on it', undefined, false],
      ['is stalled for a node that makes no blocks', withoutPending, true],
    ])('%s', async (_, onRequest, isStalled) => {
      vi.useFakeTimers({ toFake: ['performance'] })
      await openLate(onRequest)
      vi.advanceTimersByTime(3 * minute * 1_000)
      await waitFor(() => expect(headStore.getState().quietTime?.readAt).toBe(performance.now()))
      await waitFor(() => expect(headStore.getState().isStalled).toBe(isStalled))
    })
  })

  test('ticks each second on an idle chain', async () => {
    await moveTo(computerNow() + 2 * year)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { result } = app.render(useChainNow)
    const before = result.current
    act(() => vi.advanceTimersByTime(1_000))
    expect(result.current).toBe(before + 1)
    act(() => vi.advanceTimersByTime(60_000))
    expect(result.current).toBe(before + 61)
    expect(chainNow()).toBe(before + 61)
  })

  test('jumps with a block', async () => {
    const { result } = app.render(useChainNow)
    // An unmounting component must not stop the others' clock.
    app.render(useChainNow).unmount()
    const later = computerNow() + 3 * year
    await moveTo(later)
    expect(result.current).toBeGreaterThanOrEqual(later)
  })
})
