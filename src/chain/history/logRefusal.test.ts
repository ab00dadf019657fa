import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { readRefusal } from './logRefusal'

const url = 'https://rpc.example'
const span = { from: 1_000_000n, to: 1_009_999n }

const rpcError = (message: string, code = -32000, data?: unknown) =>
  new RpcRequestError({ body: {}, url, error: { code, message, data } })
const httpError = (status: number, details: string, headers: Record<string, string> = {}) =>
  new HttpRequestError({ url, status, details, headers: new Headers(headers) })
const read = (error: unknown) => readRefusal(error, span)

// Answers of real providers.
test.each([
  ['Ronin', rpcError('requested block range 10000 exceeds the limit of 200', -32602), 200n],
  ['QuickNode', rpcError('eth_getLogs is limited to a 5 range', -32614), 5n],
  ['QuickNode over HTTP', httpError(413, '"eth_getLogs is limited to a 5,000 range"'), 5_000n],
  ['Infura', rpcError('range 10000 exceeds limit of 1000', -32602), 1_000n],
  ['BNB chain', rpcError('exceed maximum block range: 5000'), 5_000n],
  [
    'Morph',
    rpcError('block range is larger than max block range, block range = 10000, max block range = 5000'),
    5_000n,
  ],
  ['zkEVM', rpcError('logs are limited to a 1000 block range', -32602), 1_000n],
  ['Moonbeam', rpcError('block range is too wide (maximum 1024)'), 1_024n],
  ['Tatum', httpError(400, '"Requested range is over limit of 100"'), 100n],
  [
    'Tenderly',
    rpcError('invalid params', -32602, { payload: 'range 10000 is bigger than range limit 2000' }),
    2_000n,
  ],
  ['dRPC', rpcError('ranges over 2k blocks are not supported on freetier', 35), 2_000n],
  [
    'Alchemy',
    rpcError(
      'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0xf4240, 0xf4433]',
      -32600,
    ),
    500n,
  ],
  ['Ankr', rpcError('query exceeds max block range 3000', -32005), 3_000n],
  ['Candle', rpcError('block range too high', -32600), undefined],
  [
    'Chainstack',
    rpcError(
      'Block range limit exceeded. See more details at https://docs.chainstack.com/docs/limits#evm-range-limits',
    ),
    undefined,
  ],
  ['a node that repeats the range', rpcError('range 1000000-1009999 is over the limit of 2000'), 2_000n],
  ['a node that says no more', rpcError('range [0xf4240, 0xf694f] is too large'), undefined],
])('%s refuses the range', (_, error, limit) => {
  expect(read(error)).toEqual({ kind: 'range', limit })
})

test.each([
  [
    'Infura',
    rpcError('query returned more than 10000 results. Try with this block range [0xF4240, 0xF4A0F].', -32005),
    2_000n,
  ],
  ['Reth', rpcError('query exceeds max results 20000, retry with the range 1000000-1000499'), 500n],
  [
    'Alchemy',
    rpcError(
      'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0xf4240, 0xf4627]',
      -32602,
    ),
    1_000n,
  ],
  ['a slow node', rpcError('query timeout exceeded'), undefined],
  ['a gateway', httpError(413, ''), undefined],
  ['a node that takes too long', new TimeoutError({ body: {}, url }), undefined],
  ['an unknown text', rpcError('Invalid params', -32602), undefined],
  ['a text instead of JSON', httpError(400, 'Bad Request'), undefined],
  // Not within the range asked for.
  [
    'a suggestion of other blocks',
    rpcError('query returned more than 10000 results. Try with this block range [0x1, 0x2].'),
    undefined,
  ],
])('%s refuses the number of logs', (_, error, limit) => {
  expect(read(error)).toEqual({ kind: 'results', limit })
})

test.each([
  ['HTTP 429', httpError(429, 'Too Many Requests')],
  ['a code 429', rpcError('Too many requests', 429)],
  ['-32005', rpcError('limit exceeded', -32005)],
  ['QuickNode', rpcError('15/second request limit reached - reduce calls per second', -32007)],
  ['Alchemy', rpcError('Your app has exceeded its compute units per second capacity', -32000)],
  ['Infura', rpcError('daily request count exceeded, request rate limited', -32005)],
  ['an aggregator', rpcError('public rate limit exceeded')],
  ['a node that lags behind', rpcError('block range extends beyond current head block', -32602)],
  ['Nitro behind', rpcError('invalid block range params')],
])('%s limits the rate', (_, error) => {
  expect(read(error)).toEqual({ kind: 'wait', wait: undefined })
})

test('a rate limit names how long to wait', () => {
  expect(read(httpError(429, '', { 'Retry-After': '7' }))).toEqual({ kind: 'wait', wait: 7_000 })
  const later = new Date(Date.now() + 60_000).toUTCString()
  const { wait } = { wait: undefined, ...read(httpError(429, '', { 'Retry-After': later })) }
  expect(wait).toBeGreaterThan(50_000)
})

test.each([
  [
    'without the method',
    rpcError('the method eth_getLogs does not exist/is not available', -32601),
    'unserved',
  ],
  ['that wants a key', httpError(401, 'Unauthorized'), 'unserved'],
  ['of geth', rpcError('missing trie node: state is pruned'), 'pruned'],
  ['of Erigon', rpcError('old data not available due to pruning', 4444), 'pruned'],
  ['of a gateway', httpError(400, 'Archive requests need a paid plan'), 'pruned'],
  ['of a gateway without a node', httpError(502, 'Bad Gateway'), 'failed'],
  ['out of reach', new HttpRequestError({ url, cause: new TypeError('Failed to fetch') }), 'failed'],
])('recognises an endpoint %s', (_, error, kind) => {
  expect(read(error)).toEqual({ kind })
})
