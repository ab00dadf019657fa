import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { refuseOver200, startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { useMatchEvents } from './useMatchEvents'

const testChain = setUpTestChain()

test('reads only the blocks of the match, from an RPC that serves 200 at once', async () => {
  const chain = testChain()
  const { client, accounts } = chain
  const mineHours = (blocks: number) => client.mine({ blocks, interval: hour })
  const newest = async () => Number(await client.getBlockNumber())
  await chain.betOnBothSides(await chain.createMatch())
  await mineHours(500)
  const created = await newest()
  const id = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await mineHours(50)
  await chain.finalize(id, 1)
  await mineHours(13)
  await chain.claim(id, accounts.bettor)
  const claimed = await newest()
  await mineHours(600)

  await using proxy = await startRpcProxy(chain.url, { refuse: refuseOver200 })
  const app = createTestApp(proxy.url)
  const match = await readMatch(chain, id)
  const { result, unmount } = app.render(() => useMatchEvents(match))
  await waitFor(() => expect(result.current.isComplete).toBe(true))

  expect(result.current.events.map(({ kind }) => kind)).toEqual(['claim', 'result', 'bet', 'bet', 'created'])
  expect(Math.min(...proxy.logRequests.map(({ from }) => from))).toBeGreaterThan(created - 200)
  expect(Math.max(...proxy.logRequests.map(({ to }) => to))).toBeLessThan(claimed + 7 * 24 + 200)
  unmount()
})

test('follows a match whose claims are still of interest', async () => {
  const chain = testChain()
  const { accounts } = chain
  const id = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain.settle(1, id)
  await chain.pass(hour)
  const match = await readMatch(chain, id)
  const app = createTestApp(chain.url)
  const { result, unmount } = app.render(() => useMatchEvents(match))
  await waitFor(() => expect(result.current.events).toHaveLength(4))
  await chain.claim(id, accounts.bettor)
  await waitFor(() => expect(result.current.events).toHaveLength(5))
  expect(result.current.events[0]?.kind).toBe('claim')
  unmount()
})
