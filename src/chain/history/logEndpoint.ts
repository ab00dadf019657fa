import { type EIP1193RequestFn, numberToHex, type PublicRpcSchema, type RpcLog } from 'viem'
import { pause } from '@/lib/pause'
import { loggingContracts } from './appLogs'
import { type BlockSpan, sizeOf } from './blockSpans'
import type { LogRange } from './logRange'

const MAX_REQUESTS_AT_ONCE = 4

/** Milliseconds; doubles with each wait in a row. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/** Blocks within which the search for the oldest one that an endpoint still has ends. */
const PRUNED_SPAN = 64n

/** Waits in a row before the next endpoint is tried. */
const MAX_WAITS = { wait: 8, failed: 2 }

/** `range`: it has shrunk, so ask again for fewer blocks. `unserved`: the endpoint doesn't have these blocks' logs. */
type Refusal = 'range' | 'unserved'

/** An endpoint of `eth_getLogs`, with what was learnt about its limits. */
export class LogEndpoint {
  /** Starts with one request, so that a range that is too large is refused only once. */
  requestsAtOnce = 1
  private resumesAt = 0
  private waits = 0

  constructor(
    private readonly request: EIP1193RequestFn<PublicRpcSchema>,
    private readonly currentRange: () => LogRange,
  ) {}

  get range(): LogRange {
    return this.currentRange()
  }

  /**
   * Reads the logs of the app's contracts.
   * @throws the endpoint's error if it is unreachable, keeps limiting the rate or refuses a single block
   */
  async getLogs(span: BlockSpan, signal: AbortSignal): Promise<readonly RpcLog[] | Refusal> {
    for (;;) {
      await pause(Math.max(0, this.resumesAt - performance.now()))
      signal.throwIfAborted()
      try {
        const logs = await this.ask(span)
        this.range.grow(sizeOf(span))
        this.waits = 0
        this.requestsAtOnce = Math.min(MAX_REQUESTS_AT_ONCE, this.requestsAtOnce * 2)
        return logs
      } catch (error) {
        const refused = await this.learn(error, span)
        if (refused) return refused
      }
    }
  }

  private ask({ from, to }: BlockSpan) {
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    return this.request(
      { method: 'eth_getLogs', params: [{ address: loggingContracts, ...range }] },
      // viem would retry a refused range, and a rate limit too soon.
      { retryCount: 0 },
    )
  }

  /** Shrinks the range or schedules a retry. @throws the error if neither can help */
  private async learn(error: unknown, span: BlockSpan): Promise<Refusal | undefined> {
    const { readRefusal } = await import('./logRefusal')
    const refusal = readRefusal(error, span)
    switch (refusal.kind) {
      case 'unserved':
        return 'unserved'
      case 'pruned':
        if (sizeOf(span) <= PRUNED_SPAN) return 'unserved'
        this.range.shrink(sizeOf(span), undefined, false)
        return 'range'
      case 'range':
      case 'results':
        if (span.from === span.to) throw error
        this.range.shrink(sizeOf(span), refusal.limit, refusal.kind === 'range')
        return 'range'
      default: {
        // Requests in flight at the same time are limited together: one wait for all.
        if (performance.now() < this.resumesAt) return undefined
        if (this.waits >= MAX_WAITS[refusal.kind]) {
          this.waits = 0
          throw error
        }
        const backoff = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++)
        const named = refusal.kind === 'wait' ? refusal.wait : undefined
        this.resumesAt = performance.now() + Math.min(LONGEST_WAIT, named ?? backoff)
        this.requestsAtOnce = 1
        return undefined
      }
    }
  }
}
