import { act, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { chain } from '@/chain/config/config'
import { setCurrency } from '@/domain/price/currency'
import { pricesQueryOptions } from '@/domain/price/prices'
import { DAY } from '@/lib/time'
import { placePriceFeeds, setPrice } from '@/testing/priceFeeds'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { readDraft, useDraft } from './draft'
import { useTypedAmount } from './useTypedAmount'

const testChain = setUpTestChain()
const matchId = 7n

beforeEach(() => setCurrency('USD'))

function render() {
  const app = createTestApp(testChain().url)
  const { result } = app.render(() => {
    const { draft, change } = useDraft(matchId)
    return { draft, ...useTypedAmount(draft, change) }
  })
  return { app, result }
}

test('takes an amount in the currency, and keeps the WETH that it was converted to', async () => {
  await placePriceFeeds(testChain().client)
  const { app, result } = render()
  act(() => result.current.type('0.5'))
  await waitFor(() => expect(result.current.hasPrice).toBe(true))

  act(() => result.current.switchUnit())
  expect(result.current).toMatchObject({ isMoney: true, text: '1560.22', draft: { text: '0.5' } })
  act(() => result.current.type('50'))
  expect(result.current).toMatchObject({ text: '50', draft: { text: '0.016023' } })
  act(() => result.current.choose(parseEther('0.01')))
  expect(result.current).toMatchObject({ text: '31.2', draft: { text: '0.01' } })
  act(() => result.current.type('1,000.5'))
  expect(result.current).toMatchObject({ text: '1,000.5', draft: { text: '1,000.5' } })
  act(() => result.current.type('50'))
  expect(readDraft(matchId)).toMatchObject({ text: '0.016023', typed: { currency: 'USD', text: '50' } })

  act(() => setCurrency('EUR'))
  expect(result.current).toMatchObject({ isMoney: false, text: '0.016023' })
  act(() => setCurrency('USD'))
  expect(result.current.text).toBe('50')

  const [ether] = chain.custom.priceFeeds
  if (ether) await setPrice(testChain().client, ether.address, { answer: 3_000_00000000n, age: 2 * DAY })
  await act(() => app.queryClient.refetchQueries({ queryKey: pricesQueryOptions(app.config).queryKey }))
  await waitFor(() => expect(result.current.hasPrice).toBe(false))
  expect(result.current).toMatchObject({ isMoney: false, text: '0.016023' })
})

test('knows only the coin without a price', () => {
  const { result } = render()
  act(() => result.current.switchUnit())
  act(() => result.current.type('0.5'))
  expect(result.current).toMatchObject({ hasPrice: false, text: '0.5', draft: { text: '0.5' } })
  expect(result.current.draft.typed).toBeUndefined()
})
