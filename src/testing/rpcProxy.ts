import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { numberToHex } from 'viem'
import { startServer } from './httpServer'

/** An answer in place of the node's: a JSON-RPC error, or an HTTP status with a text. */
type Refusal =
  | { code: number; message: string }
  | { status: number; body: string; headers?: Record<string, string> }

interface LogRequest {
  from: number
  to: number
  blocks: number
}

export interface ProxyLimits {
  /** Changes requests before they are answered. */
  rewrite?: (body: string) => string | Promise<string>
  /** Omits the block's time from logs, as some nodes do. */
  omitLogTimes?: boolean
  /** Milliseconds added to each answer. */
  delay?: number
  /** Gas that an `eth_call` may use. */
  callGas?: number
  /** Decides on each `eth_getLogs`. `count` is the number of logs that the node has found. */
  refuse?: (request: LogRequest, count: number) => Refusal | undefined | Promise<Refusal | undefined>
}

/** Refuses ranges of more than 200 blocks, as Ronin's RPC does. */
export const refuseOver200 = ({ blocks }: LogRequest): Refusal | undefined =>
  blocks > 200
    ? { code: -32602, message: `requested block range ${blocks} exceeds the limit of 200` }
    : undefined

interface Call {
  id: unknown
  method: string
  params: readonly unknown[]
}

interface Result {
  id: unknown
  result?: unknown
  error?: unknown
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body: string
}

const GATEWAY_DOWN: Answer = { status: 502, body: 'Bad Gateway' }

/** Starts an RPC in front of Anvil's that has the limits of a public one, and counts requests. */
export async function startRpcProxy(target: string, limits: ProxyLimits = {}) {
  const logRequests: LogRequest[] = []
  const methods: string[] = []
  const inFlight = { now: 0, most: 0 }

  async function answer(body: string): Promise<Answer> {
    const asked: Call | Call[] = JSON.parse(body)
    const calls = [asked].flat()
    methods.push(...calls.map(({ method }) => method))
    const forwarded = calls.map((call) => withGas(call, limits.callGas))
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Array.isArray(asked) ? forwarded : forwarded[0]),
    })
    const found = await response.text()
    const text = limits.omitLogTimes ? found.replaceAll(/,"blockTimestamp":"0x[0-9a-f]+"/g, '') : found
    const asking = calls.filter(({ method }) => method === 'eth_getLogs')
    logRequests.push(...asking.map(rangeOf))
    if (asking.length === 0 || !limits.refuse) return { status: response.status, body: text }

    const results: Result[] = [JSON.parse(text)].flat()
    for (const call of asking) {
      const result = results.find(({ id }) => id === call.id)
      const count = Array.isArray(result?.result) ? result.result.length : 0
      const refusal = await limits.refuse(rangeOf(call), count)
      if (!refusal || !result) continue
      if ('status' in refusal) return refusal
      result.error = refusal
      delete result.result
    }
    return { status: response.status, body: JSON.stringify(Array.isArray(asked) ? results : results[0]) }
  }

  const server = await startServer(async (request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (request.method !== 'POST') {
      response.writeHead(204, cors).end()
      return
    }
    const body = await text(request)
    const asked = (await limits.rewrite?.(body)) ?? body
    if (asked.includes('eth_getLogs')) inFlight.most = Math.max(inFlight.most, ++inFlight.now)
    // A page may still ask when the test has stopped the node.
    const { status, headers, body: answered } = await answer(asked).catch(() => GATEWAY_DOWN)
    if (limits.delay) await wait(limits.delay)
    if (asked.includes('eth_getLogs')) inFlight.now--
    const type = { 'Content-Type': status === 200 ? 'application/json' : 'text/plain' }
    response.writeHead(status, { ...type, ...headers, ...cors }).end(answered)
  })
  return {
    ...server,
    limits,
    /** The block ranges of all `eth_getLogs`, refused or not. */
    logRequests,
    /** The methods of all calls. */
    methods,
    /** The number of `eth_getLogs` at the same time. */
    inFlight,
  }
}

export type RpcProxy = Awaited<ReturnType<typeof startRpcProxy>>

function withGas(call: Call, callGas: number | undefined): Call {
  if (callGas === undefined || call.method !== 'eth_call') return call
  const [transaction, ...rest] = call.params
  return { ...call, params: [{ ...Object(transaction), gas: numberToHex(callGas) }, ...rest] }
}

function rangeOf({ params: [filter] }: Call): LogRequest {
  const { fromBlock, toBlock } = { fromBlock: 0, toBlock: 0, ...Object(filter) }
  const [from, to] = [Number(fromBlock), Number(toBlock)]
  return { from, to, blocks: to - from + 1 }
}
