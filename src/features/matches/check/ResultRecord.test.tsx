import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { ResultRecord } from './ResultRecord'

beforeAll(() => loadMessages('matchCheck', 'matchActivity', 'history'))

const testChain = setUpTestChain()

test('tells its record once all logs are read', async () => {
  const chain = testChain()
  const match = await readMatch(chain, await chain.createMatch())
  const app = createTestApp(chain.url)
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  app.network.onRequest = (body) => (body.includes('eth_getLogs') ? released : undefined)
  const onRead = vi.fn()
  const { unmount } = app.show(<ResultRecord match={match} onRead={onRead} />)
  expect(onRead).not.toHaveBeenCalled()
  release()
  await waitFor(() => expect(onRead).toHaveBeenCalledWith([]))
  unmount()
})
