// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { readContract } from '@/chain/queries/read'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { TestWallet } from '@/testing/wallet'
import { chainNow, useChainNow } from './clock'
import { headStore, useChainReachable, watchHead } from './head'

const testChain = setUpTestChain()
let app: TestApp
let stop: () => void

const computerNow = () => Math.floor(Date.now() / 1_000)
const year = 365 * 86_400

/** Moves the chain's time and waits until the page has seen the block. */
async function moveTo(timestamp: number) {
  const { client } = testChain()
  await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
  await client.mine({ blocks: 1 })
  await waitFor(() => expect(headStore.getState().head?.timestamp).toBe(timestamp))
}

beforeEach(async () => {
  const { url, accounts } = testChain()
  app = createTestApp(url, new TestWallet(url, accounts.bettor))
  stop = watchHead(app.config)
  await waitFor(() => expect(headStore.getState().head).toBeDefined())
})

afterEach(() => {
  vi.useRealTimers()
  stop()
})

describe('the chain’s now', () => {
  test('is known when the first read is answered', async () => {
    stop()
    let letAnswer = () => {}
    const mayAnswer = new Promise<undefined>((resolve) => {
      letAnswer = () => resolve(undefined)
    })
    app.network.onRequest = (body) => (body.includes('eth_getBlockByNumber') ? mayAnswer : undefined)
    stop = watchHead(app.config)
    const read = readContract(app.config, {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'getNextMatchId',
    }).then(() => headStore.getState().head)
    // What was asked after it is answered.
    const client = app.config.getClient()
    for (let asked = 0; asked < 3; asked++) await client.request({ method: 'eth_chainId' })
    letAnswer()
    expect(await read).toBeDefined()
  })

  test('is the newest block’s time, whatever the computer’s clock says', async () => {
    await moveTo(computerNow() + year)
    expect(chainNow() - computerNow()).toBeGreaterThanOrEqual(year - 1)
    const { result } = app.render(useChainNow)
    expect(result.current - computerNow()).toBeGreaterThanOrEqual(year - 1)
  })

  test('goes on while an idle chain stands still, each second', async () => {
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

  test('is shown anew with a block that jumps', async () => {
    const { result } = app.render(useChainNow)
    // Somebody who leaves does not take the others' clock along.
    app.render(useChainNow).unmount()
    const later = computerNow() + 3 * year
    await moveTo(later)
    expect(result.current).toBeGreaterThanOrEqual(later)
  })
})

describe('reachability', () => {
  test('is lost with the network and comes back by itself, with the clock running on', async () => {
    const { result } = app.render(useChainReachable)
    expect(result.current).toBe(true)
    app.network.isDown = true
    await waitFor(() => expect(result.current).toBe(false))
    expect(headStore.getState().head).toBeDefined()
    app.network.isDown = false
    await waitFor(() => expect(result.current).toBe(true))
  })
})
