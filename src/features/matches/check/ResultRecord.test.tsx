import { screen, waitFor } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { ResultRecord } from './ResultRecord'

const testChain = setUpTestChain()

test('tells its record once all logs are read', async () => {
  const chain = testChain()
  const match = await readMatch(chain, await chain.createMatch())
  const app = createTestApp(chain.url)
  const answer = deferred<undefined>()
  app.network.onRequest = (body) => (body.includes('eth_getLogs') ? answer.promise : undefined)
  const onRead = vi.fn()
  const { unmount } = app.show(<ResultRecord match={match} onRead={onRead} />)
  expect(onRead).not.toHaveBeenCalled()
  answer.resolve(undefined)
  await waitFor(() => expect(onRead).toHaveBeenCalledWith([]))
  unmount()
})

test('tells that the RPC serves no logs', async () => {
  const chain = testChain()
  const match = await readMatch(chain, await chain.createMatch())
  const app = createTestApp(chain.url)
  app.network.onRequest = (body) => body.replaceAll('eth_getLogs', 'eth_unsupported')
  const onRead = vi.fn()
  const { unmount } = app.show(<ResultRecord match={match} onRead={onRead} />)
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('unread'))
  unmount()
})

test('says that the logs lack a result', async () => {
  const chain = testChain()
  const id = await chain.createMatch()
  await chain.settle(1, id)
  const app = createTestApp(chain.url)
  // The logs of another contract.
  app.network.onRequest = (body) =>
    body.includes('eth_getLogs') ? body.replaceAll(/0x[0-9a-f]{40}(?=")/gi, zeroAddress) : undefined
  const { unmount } = app.show(<ResultRecord match={await readMatch(chain, id)} onRead={() => {}} />)
  await screen.findByText(/serves no log of it/)
  unmount()
})
