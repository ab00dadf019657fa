import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { type BlockSpan, max, sizeOf } from './blockSpans'

/** Why an endpoint didn't answer `eth_getLogs`. */
export interface LogRefusal {
  /**
   * `range`: too many blocks. `results`: too many logs in them, or too slow. `wait`: too many requests, or a node that hasn't seen
   * the block yet. `pruned`: it no longer has the logs of some of these blocks. `unserved`: it serves no logs at all. `failed`: it
   * is unreachable or broken.
   */
  kind: 'range' | 'results' | 'wait' | 'pruned' | 'unserved' | 'failed'
  /** Blocks that it names as acceptable. */
  limit?: bigint | undefined
  /** Milliseconds to wait, if it names them. */
  wait?: number | undefined
}

const rateLimited =
  /too many requests|rate.?limit|request limit|limit reached|per second|compute units|quota|throttl|capacity exceeded|^"?limit exceeded/i
const lagging =
  /beyond current head|after last accepted|invalid block range params|header not found|unknown block/i
const unserved =
  /method .*(not|n't) .*(found|support|avail|exist|allow)|method not found|not (supported|available|whitelisted)|disabled/i
const pruned = /prun|archive|missing trie|historical|history/i
const tooManyResults =
  /results|logs in|response size|too many logs|response is too|timeout|timed out|took too long|query duration/i
const tooManyBlocks = /blocks?\b|distance|interval/i

const RATE_LIMIT_CODES: readonly unknown[] = [429, -32007, -32029, -32090]
const UNSERVED_CODES: readonly unknown[] = [-32601, -32004]
const UNSERVED_STATUSES: readonly unknown[] = [401, 403, 404, 405]

/** Reads a refusal of `eth_getLogs` over `span` from the code, status and text that providers answer with. */
export function readRefusal(error: unknown, span: BlockSpan): LogRefusal {
  const http = causeOf(error, HttpRequestError)
  const rpc = causeOf(error, RpcRequestError)
  const text = [http?.details, rpc?.details, rpc?.data === undefined ? '' : JSON.stringify(rpc.data)]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/https?:\/\/\S+/g, '')

  if (http?.status === 429 || RATE_LIMIT_CODES.includes(rpc?.code) || lagging.test(text))
    return { kind: 'wait', wait: retryAfter(http) }
  if (tooManyResults.test(text) || causeOf(error, TimeoutError))
    return { kind: 'results', limit: suggestedRange(text, span) }
  if (rateLimited.test(text)) return { kind: 'wait', wait: retryAfter(http) }
  const names = { kind: 'range', limit: suggestedRange(text, span) ?? limitIn(text, span) } as const
  if (/range/i.test(text)) return names
  if (pruned.test(text)) return { kind: 'pruned' }
  if (UNSERVED_CODES.includes(rpc?.code) || unserved.test(text)) return { kind: 'unserved' }
  if (tooManyBlocks.test(text)) return names
  if (UNSERVED_STATUSES.includes(http?.status)) return { kind: 'unserved' }
  // An unknown text, possibly sent as JSON: a smaller range may help.
  if (rpc || http?.status === 400 || http?.status === 413 || /\bJSON\b/i.test(text))
    return { kind: 'results' }
  return { kind: 'failed' }
}

function causeOf<Kind extends Error>(error: unknown, kind: abstract new (...args: never[]) => Kind) {
  const cause = error instanceof BaseError ? error.walk((one) => one instanceof kind) : error
  return cause instanceof kind ? cause : undefined
}

/** Returns `Retry-After` in milliseconds. */
function retryAfter(http: HttpRequestError | undefined): number | undefined {
  const text = http?.headers?.get('Retry-After')
  if (!text) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : undefined
}

/** Returns the length of a smaller block range within `span` that the text suggests: `[0x1, 0x2]` or `1-2`. */
function suggestedRange(text: string, { from, to }: BlockSpan): bigint | undefined {
  const pair = /(0x[\da-f]+|\d+)\s*[,-]\s*(0x[\da-f]+|\d+)/i.exec(text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, ''))
  if (!pair) return undefined
  const [first, last] = [BigInt(pair[1] ?? 0), BigInt(pair[2] ?? 0)]
  const isWithin = from <= first && first <= last && last <= to
  // Some repeat the range that they refuse.
  return isWithin && last - first < to - from ? last - first + 1n : undefined
}

/** Returns the largest number in the text below the asked range: "801 exceeds the limit of 200", "10,000", "2k". */
function limitIn(text: string, span: BlockSpan): bigint | undefined {
  const asked = sizeOf(span)
  const numbers = [...text.matchAll(/(?<![\w.])(\d{1,3}(?:,\d{3})+|\d+)(k?)\b/gi)]
    .map(([, digits = '', kilo]) => BigInt(digits.replaceAll(',', '')) * (kilo ? 1_000n : 1n))
    .filter((number) => number > 0n && number < asked)
  return numbers.length > 0 ? numbers.reduce((a, b) => max(a, b)) : undefined
}
