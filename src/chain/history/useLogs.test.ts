import { waitFor } from '@testing-library/react'
import { stringify } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { headStore } from '@/chain/network/head'
import { deferred } from '@/testing/deferred'
import { type RpcProxy, refuseOver200, startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import type { AppLog } from './appLogs'
import { addSpan } from './blockSpans'
import type { CacheIndex, LogCache } from './logCache'
import { type LogsView, type TimeSpan, useLogsOf } from './useLogs'

const testChain = setUpTestChain()
let proxy: RpcProxy
const stops: (() => void)[] = []

beforeEach(async () => {
  proxy = await startRpcProxy(testChain().url)
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await proxy.stop()
})

/** Stands in for IndexedDB, which Node lacks; e2e/specs/adminRecords.spec.ts reads the real one. */
function memoryCache(): LogCache {
  let index: CacheIndex | undefined
  let kept: AppLog[] = []
  return {
    load: async () => index,
    read: async ({ from, to }) => kept.filter(({ blockNumber }) => blockNumber >= from && blockNumber <= to),
    write: async (span, logs, anchor) => {
      kept = [...kept, ...logs].sort(
        (a, b) => Number(b.blockNumber - a.blockNumber) || b.logIndex - a.logIndex,
      )
      index = { covered: addSpan(index?.covered ?? [], span), anchor }
      return index
    },
    clear: async () => {
      index = undefined
      kept = []
    },
  }
}

/** @param logsUrl an endpoint for logs, besides the RPC */
function createSource({ url = proxy.url, cache = memoryCache(), logsUrl = '' } = {}) {
  const { config, render } = createTestApp(url)
  return { config, render, cache, endpoints: logsUrl ? [{ url: logsUrl, range: 30_000 }] : [] }
}

/** Reads a time span until the test ends, or until `stop`. */
function subscribe(source = createSource(), time: TimeSpan = { from: 0 }) {
  const { result, unmount: stop } = source.render(() => useLogsOf(source, time))
  stops.push(stop)
  const until = async (isReached: (view: LogsView) => boolean) => {
    await waitFor(
      () => {
        if (!isReached(result.current)) throw new Error(`Not reached: ${stringify(result.current)}`)
      },
      { interval: 10 },
    )
    return result.current
  }
  return {
    until,
    stop,
    refetch: () => result.current.refetch(),
    complete: () => until(({ isComplete }) => isComplete),
  }
}

const idsOf = ({ logs }: Pick<LogsView, 'logs'>) =>
  logs.flatMap((log) => (log.eventName === 'MatchCreated' ? Number(log.args.matchId) : []))
const idOf = ({ blockNumber, logIndex }: AppLog) => `${blockNumber} ${logIndex}`

/** Creates matches `gap` blocks of two seconds apart. */
async function play(matches: number, gap: number) {
  const { client, createMatch, betOnBothSides } = testChain()
  for (let i = 0; i < matches; i++) {
    await betOnBothSides(await createMatch())
    await client.mine({ blocks: gap, interval: 2 })
  }
}

/** Reads all logs without a limit. */
const readUnlimited = async () => subscribe(createSource({ url: testChain().url })).complete()

test('reads all logs newest first, decoded and with their time', async () => {
  await play(3, 5)
  const { client } = testChain()
  const { logs, readFrom, percent } = await subscribe().complete()
  expect(idsOf({ logs })).toEqual([3, 2, 1])
  expect([readFrom, percent]).toEqual([0, 100])
  const [newest] = logs
  const block = await client.getBlock({ blockNumber: newest?.blockNumber })
  expect(newest).toMatchObject({ time: Number(block.timestamp), blockHash: block.hash })
  const found = logs.find(({ eventName }) => eventName === 'BetPlaced')
  expect(found).toMatchObject({ args: { matchId: 3n, isLive: false } })
})

test('reads only the blocks of the time span, and finds them with few requests', async () => {
  await play(4, 300)
  const all = await readUnlimited()
  const [, second, third] = all.logs.filter(({ eventName }) => eventName === 'MatchCreated').toReversed()
  const time = { from: second?.time ?? 0, to: (third?.time ?? 0) - 1 }
  proxy.limits.refuse = refuseOver200
  const view = await subscribe(createSource(), time).complete()
  expect(idsOf(view)).toEqual([2])
  expect(view.logs.map(idOf)).toEqual(
    all.logs.filter((log) => log.time >= time.from && log.time <= time.to).map(idOf),
  )
  expect(proxy.methods.filter((method) => method === 'eth_getBlockByNumber').length).toBeLessThan(16)
  const read = proxy.logRequests.filter(({ blocks }) => blocks <= 200)
  expect(Math.min(...read.map(({ from }) => from))).toBeGreaterThan(Number(second?.blockNumber) - 300)
})

describe('an endpoint with a limit', () => {
  test.each([
    ['names it', undefined],
    ['names it in an HTTP text', { status: 400, body: 'eth_getLogs is limited to a 200 range' }],
    ['does not name it', { code: -32005, message: 'query exceeds max block range' }],
    ['closes the request', { status: 413, body: '' }],
  ])('that %s is read like one without', async (_, refusal) => {
    await play(3, 250)
    proxy.limits.refuse = (request) => refuseOver200(request) && (refusal ?? refuseOver200(request))
    const view = await subscribe().complete()
    expect(view.logs.map(idOf)).toEqual((await readUnlimited()).logs.map(idOf))
    const sizes = proxy.logRequests.map(({ blocks }) => blocks)
    // Learns the limit in a few steps, with up to four requests in flight, instead of once per request.
    expect(sizes.filter((blocks) => blocks > 200).length).toBeLessThanOrEqual(12)
    expect(Math.max(...sizes.filter((blocks) => blocks <= 200))).toBeGreaterThan(150)
  })

  test('on results shrinks its range where many are, and grows it again', async () => {
    await play(8, 1)
    await testChain().client.mine({ blocks: 700, interval: 2 })
    await play(1, 1)
    proxy.limits.refuse = (_, count) =>
      count > 20 ? { code: -32005, message: 'query returned more than 20 results' } : undefined
    const view = await subscribe().complete()
    expect(view.logs.map(idOf)).toEqual((await readUnlimited()).logs.map(idOf))
    const answered = proxy.logRequests.map(({ blocks }) => blocks)
    const shrunk = answered.findIndex((blocks) => blocks < 300)
    expect(Math.max(...answered.slice(shrunk))).toBeGreaterThan(answered[shrunk] ?? 0)
  })

  test('on the rate is waited for, and keeps its range', async () => {
    await play(2, 300)
    let limited = 2
    proxy.limits.refuse = () =>
      limited-- > 0 ? { status: 429, body: 'Too Many Requests', headers: { 'Retry-After': '1' } } : undefined
    const began = performance.now()
    const view = await subscribe().complete()
    expect(idsOf(view)).toEqual([2, 1])
    expect(performance.now() - began).toBeGreaterThan(1_900)
    // The newest blocks three times, the others once.
    const [head, ...asked] = proxy.logRequests
    expect(asked.slice(0, 2)).toEqual([head, head])
    expect(asked.slice(2)).toMatchObject([{ from: 2, to: (head?.from ?? 0) - 1 }])
  })
})

test('sends at most four requests at a time, and shows the newest logs first', async () => {
  await play(2, 250)
  const second = await testChain().client.getBlockNumber({ cacheTime: 0 })
  await play(1, 350)
  const { promise: released, resolve: release } = deferred()
  proxy.limits.refuse = async ({ blocks, to }) => {
    if (blocks > 100) return { code: -32602, message: 'limit of 100 blocks' }
    if (to <= second) await released
    return undefined
  }
  const { until, complete } = subscribe()
  const partial = await until(({ logs }) => logs.length > 0)
  expect(idsOf(partial)).toEqual([3])
  expect(partial.percent).toBeLessThan(100)
  expect(partial.readFrom).toBeLessThanOrEqual(partial.logs.at(-1)?.time ?? 0)
  await vi.waitFor(() => expect(proxy.inFlight.now).toBe(4), { timeout: 60_000 })
  release()
  expect(idsOf(await complete())).toEqual([3, 2, 1])
  expect(proxy.inFlight.most).toBe(4)
})

test('reads few block times where logs omit them, and interpolates the others', async () => {
  await play(30, 3)
  const all = await readUnlimited()
  const since = all.logs.find((log) => log.eventName === 'MatchCreated' && log.args.matchId === 1n)?.time ?? 0
  proxy.limits.omitLogTimes = true
  const { logs } = await subscribe(createSource(), { from: since }).complete()
  expect(logs.length).toBeGreaterThan(80)
  for (const [index, { time }] of logs.entries())
    expect(Math.abs(time - (all.logs[index]?.time ?? 0))).toBeLessThanOrEqual(10)
  expect(proxy.methods.filter((method) => method === 'eth_getBlockByNumber').length).toBeLessThan(80)
})

test('says that an endpoint serves no logs that far back, and shows new ones', async () => {
  await play(1, 300)
  const { createMatch } = testChain()
  await createMatch()
  proxy.limits.refuse = ({ from }) =>
    from < 200 ? { code: -32000, message: 'missing trie node: state is pruned' } : undefined
  const { until } = subscribe()
  const found = await until(({ isUnavailable }) => isUnavailable)
  expect(found).toMatchObject({ isComplete: false, isFetching: false })
  expect(idsOf(found)).toEqual([2])
  const oldest = await testChain().client.getBlock({ blockNumber: 264n })
  expect(found.readFrom).toBeLessThanOrEqual(Number(oldest.timestamp))
  await createMatch()
  const view = await until(({ logs }) => logs.length > found.logs.length)
  expect(idsOf(view)).toEqual([3, 2])
  expect(view.isUnavailable).toBe(true)
})

describe('an endpoint for logs', () => {
  let other: RpcProxy
  beforeEach(async () => {
    other = await startRpcProxy(testChain().url)
    proxy.limits.refuse = refuseOver200
  })
  afterEach(() => other.stop())

  test('is asked for old blocks, and the RPC for the newest', async () => {
    await play(2, 300)
    const view = await subscribe(createSource({ logsUrl: other.url })).complete()
    expect(idsOf(view)).toEqual([2, 1])
    const head = Number(await testChain().client.getBlockNumber())
    expect(proxy.logRequests).toEqual([{ from: head - 63, to: head, blocks: 64 }])
    expect(other.logRequests).toEqual([{ from: 2, to: head - 64, blocks: head - 65 }])
  })

  test('is replaced by the RPC when it fails', async () => {
    await play(2, 300)
    other.limits.refuse = () => ({ status: 403, body: 'Forbidden' })
    const view = await subscribe(createSource({ logsUrl: other.url })).complete()
    expect(idsOf(view)).toEqual([2, 1])
    expect(other.logRequests).toHaveLength(1)
  })
})

test('starts over on a chain that was started anew meanwhile', async () => {
  const { client, createMatch } = testChain()
  const start = await client.snapshot()
  await play(2, 100)
  const { until, complete } = subscribe()
  await complete()
  // Polls seldom, so that the reader sees only a chain that is shorter than the old one.
  proxy.limits.delay = 1_000
  await client.revert({ id: start })
  await createMatch({ name: 'C vs D' })
  await client.mine({ blocks: 120 })
  proxy.limits.delay = 0
  const view = await until((found) => found.isComplete && idsOf(found).length === 1)
  expect(idsOf(view)).toEqual([1])
  expect(view.logs[0]).toMatchObject({ args: { name: 'C vs D' } })
})

test('shows an error when the endpoint fails, and retries', async () => {
  await play(1, 5)
  proxy.limits.refuse = () => ({ status: 502, body: '' })
  const { refetch, until, complete } = subscribe()
  await until(({ error }) => error !== undefined)
  proxy.limits.refuse = undefined
  refetch()
  expect(idsOf(await complete())).toEqual([1])
})

test('appends new logs', async () => {
  await play(1, 100)
  const { until, complete, stop } = subscribe()
  const before = await complete()
  await testChain().createMatch()
  const after = await until(({ logs }) => logs.length > before.logs.length)
  expect(idsOf(after)).toEqual([2, 1])
  await testChain().createMatch()
  const later = await until(({ logs }) => logs.length > after.logs.length)
  // The same objects although their blocks are read again, so that lists don't render again.
  expect(later.logs.slice(-after.logs.length).every((log, index) => log === after.logs[index])).toBe(true)
  stop()
  const asked = proxy.logRequests.length
  await testChain().client.mine({ blocks: 3 })
  expect(proxy.logRequests).toHaveLength(asked)
})

test('reads new blocks once for all time spans', async () => {
  await play(1, 100)
  const source = createSource()
  const since = Number((await testChain().client.getBlock()).timestamp) - 60
  const spans = [subscribe(source), subscribe(source, { from: since })]
  await Promise.all(spans.map(({ complete }) => complete()))
  const asked = proxy.logRequests.length
  await testChain().createMatch()
  await Promise.all(spans.map(({ until }) => until((view) => idsOf(view).includes(2))))
  expect(proxy.logRequests).toHaveLength(asked + 1)
})

test('reads a block that comes while the cache opens', async () => {
  await play(1, 100)
  const cache = memoryCache()
  const { client, createMatch } = testChain()
  const load = async () => {
    await createMatch()
    const newest = await client.getBlockNumber({ cacheTime: 0 })
    await vi.waitFor(() => expect(headStore.getState().head?.number).toBe(newest), { timeout: 60_000 })
    return cache.load()
  }
  const { until } = subscribe(createSource({ cache: { ...cache, load } }))
  const view = await until((found) => idsOf(found).length === 2)
  expect(idsOf(view)).toEqual([2, 1])
})

test('replaces logs after a reorg', async () => {
  await play(1, 100)
  const { client, createMatch } = testChain()
  const before = await client.snapshot()
  await createMatch({ name: 'A vs B' })
  const { until, complete } = subscribe()
  expect(idsOf(await complete())).toEqual([2, 1])
  await client.revert({ id: before })
  await client.mine({ blocks: 1 })
  await until((view) => idsOf(view).length === 1)
  await createMatch({ name: 'C vs D' })
  const view = await until((found) => idsOf(found).length === 2)
  expect(view.logs).toContainEqual(
    expect.objectContaining({ args: expect.objectContaining({ name: 'C vs D' }) }),
  )
})

test('replaces logs after a reorg that comes while it reads new blocks', async () => {
  await play(1, 100)
  const { client, createMatch } = testChain()
  const before = await client.snapshot()
  await createMatch()
  await client.mine({ blocks: 20 })
  const { until, complete } = subscribe()
  expect(idsOf(await complete())).toEqual([2, 1])
  const { promise: released, resolve: release } = deferred()
  proxy.limits.refuse = async () => {
    await released
    return undefined
  }
  await client.mine({ blocks: 1 })
  await vi.waitFor(() => expect(proxy.inFlight.now).toBe(1), { timeout: 60_000 })
  const replaced = await client.getBlockNumber({ cacheTime: 0 })
  await client.revert({ id: before })
  await client.mine({ blocks: Number(replaced - (await client.getBlockNumber({ cacheTime: 0 }))) })
  const { hash } = await client.getBlock()
  await vi.waitFor(() => expect(headStore.getState().head?.hash).toBe(hash), { timeout: 60_000 })
  release()
  await until((view) => idsOf(view).length === 1)
})

describe('the cache', () => {
  /** Reads everything into a new cache. */
  async function fillCache() {
    const cache = memoryCache()
    const { stop, complete } = subscribe(createSource({ cache }))
    const first = await complete()
    stop()
    await vi.waitFor(async () => expect((await cache.load())?.covered).toHaveLength(1), { timeout: 60_000 })
    proxy.logRequests.length = 0
    return { cache, first }
  }

  test('saves reading final blocks again', async () => {
    await play(3, 300)
    const { cache, first } = await fillCache()
    const again = await subscribe(createSource({ cache })).complete()
    expect(again.logs).toEqual(first.logs)
    // The newest blocks only, which a reorg may have replaced.
    const head = Number(await testChain().client.getBlockNumber())
    expect(proxy.logRequests).toEqual([{ from: head - 63, to: head, blocks: 64 }])
  })

  test('is dropped on another chain', async () => {
    const { client } = testChain()
    const start = await client.snapshot()
    await play(1, 300)
    const { cache } = await fillCache()
    await client.revert({ id: start })
    await client.mine({ blocks: 500, interval: 3 })
    const view = await subscribe(createSource({ cache })).complete()
    expect(idsOf(view)).toEqual([])
    expect(Math.min(...proxy.logRequests.map(({ from }) => from))).toBe(Number(deployment.deployBlock))
  })
})
