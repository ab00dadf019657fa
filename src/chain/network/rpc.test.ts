import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chain, deployment } from '@/chain/config/config'
import { startServer } from '@/testing/httpServer'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { checkRpc } from './checkRpc'
import { fallbackTo, rpc, setOwnRpcUrl } from './rpc'

const testChain = setUpTestChain()
const refetch = vi.fn()

afterEach(() => {
  setOwnRpcUrl(undefined, refetch)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('accepts an RPC of this chain, over HTTP or WebSocket', async () => {
  const { url } = testChain()
  expect(await checkRpc(url)).toEqual({ ok: true })
  expect(await checkRpc(url.replace('http', 'ws'))).toEqual({ ok: true })
})

test('rejects URLs that are not an RPC of this chain', async () => {
  expect(await checkRpc('example.org')).toEqual({ ok: false, reason: 'noUrl' })
  expect(await checkRpc('ftp://example.org')).toEqual({ ok: false, reason: 'noUrl' })
  expect(await checkRpc('http://127.0.0.1:9')).toEqual({ ok: false, reason: 'unreachable' })
  expect(await checkRpc('ws://127.0.0.1:9')).toEqual({ ok: false, reason: 'unreachable' })
})

test('rejects the RPC of another chain, and names that chain', async () => {
  await using mainnet = await startServer((_, response) => {
    response.end(JSON.stringify([{ jsonrpc: '2.0', id: 0, result: '0x1' }]))
  })
  expect(await checkRpc(mainnet.url)).toEqual({ ok: false, reason: 'otherChain', chainId: 1 })
})

test.each(['http', 'ws'])('uses the user’s RPC at once, over %s', async (scheme) => {
  const { url, client } = testChain()
  const { request } = rpc({ chain })
  refetch.mockClear()
  setOwnRpcUrl(url.replace('http', scheme), refetch)
  expect(refetch).toHaveBeenCalledOnce()
  await client.mine({ blocks: 1 })
  expect(BigInt(await request({ method: 'eth_blockNumber' }))).toBe(await client.getBlockNumber())
})

test('times out a WebSocket that never opens', async () => {
  const hang = vi.fn()
  await using server = await startServer(hang)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const checked = checkRpc(server.url.replace('http', 'ws'))
  await vi.waitFor(() => expect(hang).toHaveBeenCalled(), { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await checked).toEqual({ ok: false, reason: 'unreachable' })
})

test('batches simultaneous requests', async () => {
  setOwnRpcUrl(testChain().url, refetch)
  const { request } = rpc({ chain })
  const fetched = vi.spyOn(globalThis, 'fetch')
  await Promise.all([request({ method: 'eth_blockNumber' }), request({ method: 'eth_gasPrice' })])
  expect(fetched).toHaveBeenCalledOnce()
})

describe('an endpoint that refuses arrays longer than 3', () => {
  const refusal = '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch size too large"}}'

  async function startPicky(status: number, body: string, most = 3) {
    const lengths: number[] = []
    const server = await startServer(async (request, response) => {
      const asked: unknown = JSON.parse(await text(request))
      const length = Array.isArray(asked) ? asked.length : 0
      lengths.push(length)
      if (length > most) return void response.writeHead(status).end(body)
      const answers = [asked]
        .flat()
        .map((call) => ({ jsonrpc: '2.0', id: Object(call).id, result: '0x7a69' }))
      response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
    })
    return { ...server, lengths }
  }

  const askAtOnce = (url: string, count: number) => {
    const { request } = fallbackTo([url])({ chain })
    return Promise.all(Array.from({ length: count }, () => request({ method: 'eth_chainId' })))
  }

  test.each([
    [200, refusal],
    [413, refusal],
    [413, '<html>413 Request Entity Too Large</html>'],
    [500, refusal],
    [400, '{"error":"invalid request"}'],
    [200, `[${refusal}]`],
  ])('gets smaller ones from then on (HTTP %d %s)', async (status, body) => {
    await using server = await startPicky(status, body)
    expect(await askAtOnce(server.url, 25)).toEqual(Array(25).fill('0x7a69'))
    expect(Math.max(...server.lengths)).toBe(25)
    server.lengths.length = 0
    expect(await askAtOnce(server.url, 7)).toEqual(Array(7).fill('0x7a69'))
    expect(server.lengths).toEqual([3, 3, 1])
  })

  test('or all arrays, gets single requests', async () => {
    await using server = await startPicky(200, refusal, 0)
    expect(await askAtOnce(server.url, 5)).toEqual(Array(5).fill('0x7a69'))
    server.lengths.length = 0
    await askAtOnce(server.url, 2)
    expect(server.lengths).toEqual([0, 0])
  })

  test('is told from one that limits the rate or is down', async () => {
    for (const [status, body] of [
      [429, 'Too Many Requests'],
      [200, '{"error":{"code":-32005,"message":"request rate limited"}}'],
      [502, 'Bad Gateway'],
    ] as const) {
      await using server = await startPicky(status, body)
      await expect(askAtOnce(server.url, 5)).rejects.toThrow()
      expect(Math.min(...server.lengths)).toBe(5)
    }
  })

  test('is accepted, with what it takes at once', async () => {
    await using server = await startPicky(200, refusal)
    expect(await checkRpc(server.url)).toEqual({ ok: true, longestBatch: 3 })
  })
})

test.each(['http', 'ws'])(
  'the next answers for one that is down, and is asked first from then on, over %s',
  async (scheme) => {
    const dead = 'http://127.0.0.1:9'
    const { request } = fallbackTo([dead, testChain().url.replace('http', scheme)])({ chain })
    const fetched = vi.spyOn(globalThis, 'fetch')
    const askedDead = () => fetched.mock.calls.filter(([input]) => String(input).startsWith(dead)).length
    expect(Number(await request({ method: 'eth_chainId' }))).toBe(chain.id)
    expect(askedDead()).toBe(1)
    expect(Number(await request({ method: 'eth_chainId' }))).toBe(chain.id)
    expect(askedDead()).toBe(1)
  },
)

test.each([
  ['limits the rate', 429, 'Too Many Requests'],
  ['answers garbage', 200, '<!doctype html><title>Please log in</title>'],
])('the next answers for one that %s', async (_, status, body) => {
  await using server = await startServer((_, response) => response.writeHead(status).end(body))
  const { request } = fallbackTo([server.url, testChain().url])({ chain })
  expect(Number(await request({ method: 'eth_chainId' }))).toBe(chain.id)
})

test('asks no other RPC when a call itself reverts, and keeps their order', async () => {
  const { url } = testChain()
  const dead = 'http://127.0.0.1:9'
  const { request } = fallbackTo([url, dead])({ chain })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const call = { to: deployment.bettingPool, data: '0xdeadbeef' } as const
  await expect(request({ method: 'eth_call', params: [call, 'latest'] })).rejects.toThrow(
    'execution reverted',
  )
  expect(Number(await request({ method: 'eth_chainId' }))).toBe(chain.id)
  expect(fetched.mock.calls.map(([input]) => String(input))).toEqual(expect.not.arrayContaining([dead]))
  expect(fetched.mock.calls.length).toBe(2)
})
