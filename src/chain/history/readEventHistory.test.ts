import { type Client, createPublicClient, getAbiItem, http } from 'viem'
import { getLogs } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { setUpTestChain } from '@/testing/setUpTestChain'
import type { EventHistory } from './eventHistory'
import { type Bounds, readEventHistory } from './readEventHistory'

const testChain = setUpTestChain()

type History = EventHistory<{ block: bigint; matchId: bigint }>

async function readMatches(client: Client, fromBlock: bigint, toBlock: bigint) {
  const logs = await getLogs(client, {
    address: deployment.bettingPool,
    event: getAbiItem({ abi: bettingPoolAbi, name: 'MatchCreated' }),
    fromBlock,
    toBlock,
    strict: true,
  })
  return logs.map(({ blockNumber: block, args: { matchId } }) => ({ block, matchId }))
}

/** Returns every yielded state. */
async function read(known?: History, bounds: Partial<Bounds> = {}): Promise<History[]> {
  const states: History[] = []
  for await (const state of readEventHistory(testChain().client, readMatches, known, bounds))
    states.push(state)
  return states
}

const idsOf = (history: History | undefined) => history?.events.map(({ matchId }) => matchId)

/** Creates matches with blocks between them. */
async function play() {
  const { client, createMatch } = testChain()
  for (let i = 0; i < 3; i++) {
    await createMatch()
    await client.mine({ blocks: 2 })
  }
}

describe('readEventHistory', () => {
  test('reads up to the newest block', async () => {
    await play()
    const [history, ...more] = await read()
    expect(more).toEqual([])
    expect(idsOf(history)).toEqual([1n, 2n, 3n])
    expect(history?.to).toBe(await testChain().client.getBlockNumber())
  })

  test('returns the same for any chunk size', async () => {
    await play()
    const [whole] = await read()
    const chunks = await read(undefined, { blocksAtOnce: 3n })
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.at(-1)).toEqual(whole)
  })

  test('resumes from a known history, and reads the newest blocks again', async () => {
    const { client, createMatch } = testChain()
    await createMatch()
    const before = await client.snapshot()
    await createMatch()
    const [known] = await read(undefined, { replaceable: 1n })
    expect(idsOf(known)).toEqual([1n, 2n])

    // Replaces the last block by one without a match.
    await client.revert({ id: before })
    await client.mine({ blocks: 2 })
    const [replaced] = await read(known, { replaceable: 1n })
    expect(idsOf(replaced)).toEqual([1n])
  })

  test('starts over on another chain', async () => {
    const { client, createMatch } = testChain()
    const start = await client.snapshot()
    await createMatch()
    await client.mine({ blocks: 5 })
    const [known] = await read(undefined, { replaceable: 0n })
    await client.revert({ id: start })
    await client.mine({ blocks: 20, interval: 7 })
    const [fresh] = await read(known, { replaceable: 0n })
    expect(fresh).toMatchObject({ from: deployment.deployBlock, events: [] })
  })

  test('drops the oldest events beyond the maximum and moves `from`', async () => {
    const { client, createMatch } = testChain()
    for (let i = 0; i < 3; i++) await createMatch()
    const [history] = await read(undefined, { maxEvents: 2 })
    expect(history?.events).toHaveLength(2)
    expect(history?.from).toBe((await client.getBlockNumber()) - 1n)
  })

  test.each([
    [
      'a JSON-RPC error',
      (id: number) =>
        Response.json({
          jsonrpc: '2.0',
          id,
          error: { code: -32005, message: 'query exceeds max block range' },
        }),
    ],
    ['an HTTP error', () => new Response('eth_getLogs is limited to a 10 range', { status: 400 })],
  ])('reduces the block range when the endpoint refuses it by %s', async (_, refusal) => {
    const { url, client, createMatch } = testChain()
    await createMatch()
    await client.mine({ blocks: 20 })
    const [whole] = await read()

    const asked: number[] = []
    const fetchFn: typeof fetch = (input, init) => {
      const { id, method, params } = JSON.parse(String(init?.body))
      if (method !== 'eth_getLogs') return fetch(input, init)
      const blocks = Number(params[0].toBlock) - Number(params[0].fromBlock) + 1
      asked.push(blocks)
      return blocks > 10 ? Promise.resolve(refusal(id)) : fetch(input, init)
    }
    const strict = createPublicClient({ chain: local, transport: http(url, { retryCount: 0, fetchFn }) })
    let last: History | undefined
    for await (const state of readEventHistory(strict, readMatches, undefined)) last = state
    expect(last).toEqual(whole)
    expect(asked[0]).toBeGreaterThan(10)
    expect(asked.at(-1)).toBeLessThanOrEqual(10)
  })

  test('throws when the endpoint is unreachable', async () => {
    await testChain().createMatch()
    // Nothing listens on port 9.
    const gone = createPublicClient({
      chain: local,
      transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    })
    await expect(readEventHistory(gone, readMatches, undefined).next()).rejects.toThrow('HTTP request failed')
  })
})
