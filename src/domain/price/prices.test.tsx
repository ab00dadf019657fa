import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { chain } from '@/chain/config/config'
import { DAY, HOUR } from '@/lib/time'
import { placePriceFeeds, setPrice } from '@/testing/priceFeeds'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { currencyOf, setCurrency } from './currency'
import { etherPriceIn, priceOf, pricesQueryOptions, readPrices, useEtherPrice } from './prices'

const feed = {
  of: 'ETH',
  name: 'ETH/USD',
  address: '0x0000000000000000000000000000000000000001',
  heartbeat: DAY,
} as const
const NOW = 2_000_000_000

describe('priceOf', () => {
  const round = { id: 5n, answer: 3_000_00000000n, updatedAt: BigInt(NOW - 60), answeredIn: 5n, decimals: 8 }
  const read = (changes: Partial<typeof round>) => {
    const { id, answer, updatedAt, answeredIn, decimals } = { ...round, ...changes }
    return priceOf(feed, [id, answer, updatedAt, updatedAt, answeredIn], decimals, NOW)
  }

  test('takes a round of Chainlink, and one of API3, which has no id', () => {
    expect(read({})).toEqual({ feed, usd: 3_000, updatedAt: NOW - 60, isFresh: true })
    expect(read({ id: 0n, answeredIn: 0n, answer: 3_000n * 10n ** 18n, decimals: 18 })?.usd).toBe(3_000)
  })

  test.each([
    ['zero', { answer: 0n }],
    ['a negative answer', { answer: -1n }],
    ['a round that never ended', { updatedAt: 0n }],
    ['an answer of an earlier round', { answeredIn: 4n }],
    ['a time in the future', { updatedAt: BigInt(NOW + 2 * HOUR) }],
    ['absurd decimals', { decimals: 200 }],
  ])('refuses %s', (_, changes) => expect(read(changes)).toBeUndefined())

  test('is fresh until the heartbeat and an hour have passed', () => {
    expect(read({ updatedAt: BigInt(NOW - DAY - HOUR) })?.isFresh).toBe(true)
    expect(read({ updatedAt: BigInt(NOW - DAY - HOUR - 1) })?.isFresh).toBe(false)
  })
})

test.each([
  ['de-AT', 'EUR'],
  ['es', 'EUR'],
  ['en-US', 'USD'],
  ['en-GB', 'USD'],
  ['ar', 'USD'],
])('starts %s with %s', (locale, currency) => expect(currencyOf(locale, ['USD', 'EUR'])).toBe(currency))

describe('on a chain', () => {
  const testChain = setUpTestChain()
  let app: TestApp
  const [ether, euro] = chain.custom.priceFeeds
  if (!ether || !euro) throw new Error('The local chain has two feeds')

  const read = () => app.queryClient.fetchQuery({ ...pricesQueryOptions(app.config), staleTime: 0 })

  beforeEach(async () => {
    setCurrency('USD')
    app = createTestApp(testChain().url)
    await placePriceFeeds(testChain().client)
  })

  test('reads all feeds, and converts to the chosen currency', async () => {
    expect(await read()).toMatchObject([
      { usd: 3_120.45, isFresh: true },
      { usd: 1.08, isFresh: true },
    ])
    const { result } = app.render(useEtherPrice)
    await waitFor(() => expect(result.current.perEther).toBe(3_120.45))
    setCurrency('EUR')
    await waitFor(() => expect(result.current.perEther).toBeCloseTo(3_120.45 / 1.08))
    expect(result.current.prices).toHaveLength(2)
  })

  test('knows no price by a stale feed, and says so', async () => {
    await setPrice(testChain().client, ether.address, { answer: 3_000_00000000n, age: DAY + 2 * HOUR })
    const { result } = app.render(useEtherPrice)
    expect(result.current).toMatchObject({ isRead: false, perEther: undefined })
    await waitFor(() => expect(result.current.prices).toMatchObject([{ isFresh: false }]))
    expect(result.current).toMatchObject({ isRead: true, perEther: undefined })
  })

  test('reads what the feeds said in an earlier block', async () => {
    const { client } = testChain()
    const then = await client.getBlock()
    // Anvil keeps a block's state when it mines the next one.
    await client.mine({ blocks: 1 })
    await setPrice(client, ether.address, { answer: 2_000_00000000n })
    await client.mine({ blocks: 1 })
    const prices = await readPrices(app.config, Number(then.timestamp), then.number)
    expect(etherPriceIn('USD', prices).perEther).toBe(3_120.45)
    expect(etherPriceIn('USD', await read()).perEther).toBe(2_000)
  })

  test('leaves out a feed that is missing or negative', async () => {
    await testChain().client.setCode({ address: ether.address, bytecode: '0x' })
    expect(await read()).toMatchObject([{ feed: euro }])
    await setPrice(testChain().client, euro.address, { answer: -1n })
    expect(await read()).toEqual([])
  })
})
