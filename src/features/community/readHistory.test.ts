import { createPublicClient, custom, http, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { local } from '@/chain/chains'
import { bet, finalize } from '@/chain/test/steps'
import { setUpTestChain } from '@/chain/test/testChain'
import { createTestWallet, WalletError } from '@/chain/test/testWallet'
import type { History } from './history'
import { blockSince, readHistory } from './readHistory'
import { claim, payBonus, register } from './testSteps'

const testChain = setUpTestChain()
const bounds = { blocksAtOnce: 10_000n, maxEvents: 50_000, replaceable: 64n }

/** Every state of the history, as it grows. */
async function read(known?: History, changed: Partial<typeof bounds> = {}): Promise<History[]> {
  const states: History[] = []
  for await (const state of readHistory(testChain().client, known, { ...bounds, ...changed }))
    states.push(state)
  return states
}

const typesOf = (history: History | undefined) => history?.events.map(({ type }) => type)

/** Somebody who was referred wins, and gets a bonus. */
async function play() {
  const chain = testChain()
  const { bettor, other } = chain.accounts
  await register(chain, bettor, other)
  const matchId = await chain.createMatch()
  await bet(chain, bettor, matchId, 1, parseEther('1'))
  await bet(chain, other, matchId, 2, parseEther('1'))
  await finalize(chain, [[matchId, 1]])
  const claimed = await claim(chain, bettor, matchId)
  const paid = await payBonus(chain, bettor, parseEther('0.5'))
  return { matchId, claimed, paid }
}

describe('the history', () => {
  test('holds what both contracts logged, in its order', async () => {
    const { bettor, other } = testChain().accounts
    const { matchId, claimed, paid } = await play()
    const [history, ...more] = await read()
    expect(more).toEqual([])
    expect(history?.events).toMatchObject([
      { type: 'reputationGained', user: bettor, points: 5n },
      { type: 'reputationGained', user: other, points: 10n },
      { type: 'matchCreated', matchId, feeBps: 800 },
      { type: 'betPlaced', matchId, user: bettor, amount: parseEther('1'), side: 1 },
      { type: 'betPlaced', matchId, user: other, amount: parseEther('1'), side: 2 },
      { type: 'matchResolved', matchId, winner: 1 },
      { type: 'referralPaid', referrer: other, referee: bettor, amount: parseEther('0.05'), hash: claimed },
      { type: 'bonusPaid', user: bettor, amount: parseEther('0.5'), hash: paid },
    ])
    expect(history?.to).toBe(await testChain().client.getBlockNumber())
  })

  test('is the same in chunks of any size', async () => {
    await play()
    const [whole] = await read()
    const chunks = await read(undefined, { blocksAtOnce: 3n })
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.at(-1)).toEqual(whole)
  })

  test('goes on from what is known, and reads the newest blocks anew', async () => {
    const { client, createMatch } = testChain()
    await createMatch()
    const before = await client.snapshot()
    await createMatch()
    const [known] = await read(undefined, { replaceable: 1n })
    expect(typesOf(known)).toEqual(['matchCreated', 'matchCreated'])

    // Another block comes in the place of the last one, without a match in it.
    await client.revert({ id: before })
    await client.mine({ blocks: 2 })
    const [replaced] = await read(known, { replaceable: 1n })
    expect(typesOf(replaced)).toEqual(['matchCreated'])
  })

  test('begins anew on another chain', async () => {
    const { client, createMatch } = testChain()
    const start = await client.snapshot()
    await createMatch()
    await client.mine({ blocks: 5 })
    const [known] = await read(undefined, { replaceable: 0n })
    await client.revert({ id: start })
    await client.mine({ blocks: 20, interval: 7 })
    const [fresh] = await read(known, { replaceable: 0n })
    expect(fresh).toMatchObject({ from: 1n, events: [] })
  })

  test('drops the oldest beyond its bound and says from where it counts', async () => {
    const { client, createMatch } = testChain()
    for (let i = 0; i < 3; i++) await createMatch()
    const [history] = await read(undefined, { maxEvents: 2 })
    expect(history?.events).toHaveLength(2)
    expect(history?.from).toBe((await client.getBlockNumber()) - 1n)
  })

  test('asks for fewer blocks where so many are refused', async () => {
    const { url, client, accounts, createMatch } = testChain()
    await createMatch()
    await client.mine({ blocks: 20 })
    const [whole] = await read()

    const endpoint = createTestWallet(url, accounts.bettor)
    const asked: number[] = []
    endpoint.answer('eth_getLogs', ([filter]) => {
      const { fromBlock, toBlock } = { fromBlock: 0, toBlock: 0, ...Object(filter) }
      const blocks = Number(toBlock) - Number(fromBlock) + 1
      asked.push(blocks)
      if (blocks > 10) throw new WalletError(-32005, 'query exceeds max block range')
      return endpoint.ask('eth_getLogs', [filter])
    })
    const strict = createPublicClient({
      chain: local,
      transport: custom(endpoint.provider, { retryCount: 0 }),
    })
    let last: History | undefined
    for await (const state of readHistory(strict, undefined, bounds)) last = state
    expect(last).toEqual(whole)
    expect(asked[0]).toBeGreaterThan(10)
    expect(asked.at(-1)).toBeLessThanOrEqual(10)
  })

  test('tells an endpoint that is gone', async () => {
    await testChain().createMatch()
    // Port 9 is where nothing listens.
    const gone = createPublicClient({
      chain: local,
      transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    })
    await expect(readHistory(gone, undefined).next()).rejects.toThrow('HTTP request failed')
  })
})

test('the first block of a time', async () => {
  const { client } = testChain()
  await client.mine({ blocks: 10, interval: 60 })
  const { number, timestamp } = await client.getBlock()
  const since = await blockSince(client, 150n)
  // 60 s apart: the two before the newest lie within 150 s.
  expect(since).toBe(number - 2n)
  expect((await client.getBlock({ blockNumber: since - 1n })).timestamp).toBeLessThan(timestamp - 150n)
  expect(await blockSince(client, 10n ** 9n)).toBe(1n)
})
