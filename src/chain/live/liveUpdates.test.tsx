import { waitFor } from '@testing-library/react'
import { type Address, numberToHex, parseEther } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { headStore } from '@/chain/network/head'
import { wethContract } from '@/chain/queries/contracts'
import { useReadBettingPoolGetNextMatchId } from '@/chain/queries/generated'
import { useWethBalance } from '@/chain/wallet/balances'
import { refuseOver200, startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, createTestApp, type TestApp } from '@/testing/testApp'
import { useLiveUpdates } from './liveUpdates'

const testChain = setUpTestChain()
let app: TestApp
let bettor: Address

/** Reads without a refetch interval of their own. */
function useScreen() {
  useLiveUpdates()
  const query = { staleTime: Number.POSITIVE_INFINITY }
  const { data: nextMatchId } = useReadBettingPoolGetNextMatchId({ address: deployment.bettingPool, query })
  const { data: balance } = useWethBalance(bettor)
  return { nextMatchId, balance }
}

beforeEach(async () => {
  bettor = testChain().accounts.bettor
  ;({ app } = await connectTestApp(testChain().url, bettor))
})

/** Renders and waits for the first reads and the watch. */
async function renderScreen() {
  const { client } = testChain()
  const rendered = app.render(useScreen)
  await waitFor(() => expect(rendered.result.current).toEqual({ nextMatchId: 1n, balance: 0n }))
  const { number } = await client.getBlock()
  await waitFor(() => expect(headStore.getState().head?.number).toBe(number))
  return rendered
}

describe('live updates', () => {
  test('show the account’s WETH events, and no others', async () => {
    const { result } = await renderScreen()
    const { accounts, giveWeth, send } = testChain()
    const key = ['readContract', { address: deployment.weth, functionName: 'totalSupply' }]
    app.queryClient.setQueryData(key, 0n)

    await giveWeth(accounts.rival, parseEther('2'))
    // After one more block, the other account's event has been polled.
    await testChain().createMatch()
    await waitFor(() => expect(result.current.nextMatchId).toBe(2n))
    expect(app.queryClient.getQueryState(key)?.isInvalidated).toBe(false)

    const args = [bettor, parseEther('1')] as const
    await send({ ...wethContract, functionName: 'transfer', args, account: accounts.rival })
    await waitFor(() => expect(result.current.balance).toBe(parseEther('1')))
    expect(app.queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('catch up after a sleep on an RPC that serves 200 blocks of logs, and learn that range', async () => {
    const { url, client, createMatch } = testChain()
    await using proxy = await startRpcProxy(url, { refuse: refuseOver200 })
    app = createTestApp(proxy.url)
    const { result, unmount } = await renderScreen()
    for (const nextMatchId of [2n, 3n]) {
      const headless = headStore.getState().head?.number ?? 0n
      app.network.isDown = true
      await waitFor(() => expect(headStore.getState().isReachable).toBe(false))
      await createMatch()
      await client.mine({ blocks: 300 })
      app.network.isDown = false
      await waitFor(() => expect(headStore.getState().head?.number).toBeGreaterThan(headless + 300n))
      await waitFor(() => expect(result.current.nextMatchId).toBe(nextMatchId))
    }
    expect(proxy.logRequests.filter(({ blocks }) => blocks > 200)).toHaveLength(1)
    const asked = proxy.logRequests.length
    await createMatch()
    // The refetch of the second gap may still be throttled and find the match before the poll does.
    await waitFor(() => expect(proxy.logRequests.length).toBeGreaterThan(asked))
    await waitFor(() => expect(result.current.nextMatchId).toBe(4n))
    unmount()
  })

  test('refetch at most once a second', async () => {
    const { result } = await renderScreen()
    let reads = 0
    app.queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isFetching = type === 'updated' && query.state.fetchStatus === 'fetching'
      if (isFetching && query.queryKey[0] === 'readContract') reads++
    })
    const began = performance.now()
    for (let id = 1; id <= 10; id++) await testChain().createMatch()
    await waitFor(() => expect(result.current.nextMatchId).toBe(11n))
    // The first at once, then one per second.
    expect(reads).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1_000))
  })

  test('ignore a briefly lagging node', async () => {
    await renderScreen()
    const newest = headStore.getState().head?.number ?? 0n
    const heads: unknown[] = []
    const unsubscribe = headStore.subscribe(({ head }) => heads.push(head?.number))
    const refreshes = vi.spyOn(app.queryClient, 'invalidateQueries')
    let lagging = 2
    app.network.onRequest = (body) => {
      if (!body.includes('eth_getBlockByNumber') || lagging-- <= 0) return undefined
      return body.replace('latest', numberToHex(newest - 1n))
    }
    await waitFor(() => expect(lagging).toBeLessThan(-1))
    await testChain().client.mine({ blocks: 1 })
    await waitFor(() => expect(heads).toEqual([newest + 1n]))
    expect(refreshes).not.toHaveBeenCalled()
    unsubscribe()
  })
})
