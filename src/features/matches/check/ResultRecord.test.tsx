import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/language'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { ResultRecord } from './ResultRecord'

beforeAll(() => loadMessages('matchCheck', 'matchActivity', 'history'))

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
