import { createClient, type EIP1193RequestFn, maxUint256, type PublicRpcSchema, type RpcLog } from 'viem'
import type { Config } from 'wagmi'
import type { LogSettings } from '@/chain/config/chains'
import { chain, loggingContracts } from '@/chain/config/config'
import { ownRpcUrl, transportOf } from '@/chain/network/rpc'
import { delay } from '@/lib/delay'
import { type AppLog, decodeLogs } from './appLogs'
import { type BlockSpan, max, sizeOf } from './blockSpans'
import type { BlockTimes } from './blockTimes'
import type { LogRange } from './logRange'
import { logRangeOf, ownLogRange, requestLogs } from './logRequests'

const MAX_REQUESTS_AT_ONCE = 4

/** Milliseconds; doubles with each wait in a row. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/** Waits in a row before the next endpoint is tried. */
const MAX_WAITS = { wait: 8, failed: 2 }

/** Where logs omit their time, the times of this many blocks are read, and those between are interpolated. */
const MAX_TIME_READS = 64

/** An endpoint of `eth_getLogs`, with what was learnt about its limits. */
export class LogEndpoint {
  /** Starts with one request, so that a range that is too large is refused only once. */
  requestsAtOnce = 1
  /** The newest block whose logs it lacks. */
  private lacking = -1n
  private resumesAt = 0
  private waits = 0

  constructor(
    private readonly request: EIP1193RequestFn<PublicRpcSchema>,
    readonly range: () => LogRange,
    private readonly times: BlockTimes,
  ) {}

  serves(blockNumber: bigint): boolean {
    return blockNumber > this.lacking
  }

  giveUp(): void {
    this.lacking = maxUint256
  }

  /** Lets it be asked again. */
  reset(): void {
    this.lacking = -1n
  }

  /**
   * Reads the logs of the app's contracts, newest first. Returns `undefined` if the span must be planned anew: the range
   * has shrunk, or the endpoint lacks these blocks.
   * @throws the endpoint's error if it is unreachable, keeps limiting the rate or refuses a single block
   */
  async read(span: BlockSpan, signal: AbortSignal): Promise<readonly AppLog[] | undefined> {
    const found = await this.getLogs(span, signal)
    if (!found) return undefined
    await this.loadTimes(found)
    return decodeLogs(found, (blockNumber) => this.times.timeOf(blockNumber))
  }

  private async getLogs(span: BlockSpan, signal: AbortSignal): Promise<readonly RpcLog[] | undefined> {
    for (;;) {
      await delay(Math.max(0, this.resumesAt - performance.now()))
      signal.throwIfAborted()
      try {
        const logs = await requestLogs(this.request, { address: loggingContracts }, span)
        this.range().grow(sizeOf(span))
        this.waits = 0
        this.requestsAtOnce = Math.min(MAX_REQUESTS_AT_ONCE, this.requestsAtOnce * 2)
        return logs
      } catch (error) {
        if (!(await this.handleRefusal(error, span))) return undefined
      }
    }
  }

  /**
   * Returns `true` once it has scheduled a retry. Otherwise it shrinks the range, or notes that the endpoint lacks these
   * blocks.
   * @throws the error if none of these can help
   */
  private async handleRefusal(error: unknown, span: BlockSpan): Promise<boolean> {
    const { readRefusal } = await import('./logRefusal')
    const refusal = readRefusal(error, span)
    if (this.range().adapt(refusal, sizeOf(span))) return false
    switch (refusal.kind) {
      case 'unserved':
      case 'pruned':
        this.lacking = max(this.lacking, span.to)
        return false
      case 'range':
      case 'results':
        throw error
      default: {
        // Requests in flight at the same time are limited together: one wait for all.
        if (performance.now() < this.resumesAt) return true
        if (this.waits >= MAX_WAITS[refusal.kind]) {
          this.waits = 0
          throw error
        }
        const backoff = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++)
        const named = refusal.kind === 'wait' ? refusal.wait : undefined
        this.resumesAt = performance.now() + Math.min(LONGEST_WAIT, named ?? backoff)
        this.requestsAtOnce = 1
        return true
      }
    }
  }

  /** Learns block times from the logs, or reads some for the few endpoints that omit them. */
  private async loadTimes(logs: readonly RpcLog[]): Promise<void> {
    const timed = logs.filter(({ blockTimestamp }) => blockTimestamp)
    for (const { blockNumber, blockTimestamp } of [...timed.slice(0, 1), ...timed.slice(-1)])
      if (blockNumber && blockTimestamp) this.times.add(BigInt(blockNumber), Number(blockTimestamp))
    const untimed = logs.flatMap(({ blockNumber, blockTimestamp }) =>
      blockNumber && !blockTimestamp ? [BigInt(blockNumber)] : [],
    )
    const blocks = [...new Set(untimed)]
    const step = Math.ceil(blocks.length / MAX_TIME_READS)
    const some = blocks.filter((_, index) => index % step === 0 || index === blocks.length - 1)
    await Promise.all(some.map((block) => this.times.load(block)))
  }
}

/** The endpoints that serve the logs of the app's contracts. */
export class LogEndpoints {
  /** The RPC that announces new blocks. Others may lag behind it. */
  readonly own: LogEndpoint
  /** For older blocks, the preferred one first. */
  private readonly others: readonly LogEndpoint[]

  constructor(config: Config, others: LogSettings['endpoints'], times: BlockTimes) {
    const { request } = config.getClient()
    this.own = new LogEndpoint(request, () => ownLogRange(config), times)
    this.others = others.map(({ url, range }) => {
      const own = createClient({ chain, transport: transportOf(url) })
      return new LogEndpoint(own.request, () => logRangeOf(config, url, range), times)
    })
  }

  /** Returns the endpoint to ask for a block, `undefined` if none serves it. @param isNew others may not know it yet */
  find(blockNumber: bigint, isNew: boolean): LogEndpoint | undefined {
    // A user who sets their own RPC wants no other to be asked.
    const others = ownRpcUrl() === undefined ? this.others : []
    return (isNew ? [this.own, ...others] : [...others, this.own]).find((one) => one.serves(blockNumber))
  }

  /** Lets all endpoints be asked again. */
  reset(): void {
    for (const endpoint of [this.own, ...this.others]) endpoint.reset()
  }
}
