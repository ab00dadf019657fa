import { maxUint256 } from 'viem'
import { delay } from '@/lib/delay'
import { type BlockSpan, max, sizeOf } from './blockSpans'
import type { LogRange } from './logRange'

// Handles range limits, rate limits and pruned blocks of public RPCs, for the app and for `operate`.

const MAX_REQUESTS_AT_ONCE = 4

/** Milliseconds; doubles with each wait in a row. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/** Waits in a row before the endpoint's error is thrown. */
const MAX_WAITS = { wait: 8, failed: 2 }

/** The logs of all blocks down to `from`, newest first. */
export interface LogPage<Log> {
  from: bigint
  logs: readonly Log[]
}

type Answer<Log> = { range: BlockSpan; logs: readonly Log[] } | { range: BlockSpan; error: unknown }

/** Reads a span in pages, the newest first. @param readNewest reads the newest blocks of a span */
export async function* readBackwards<Log>(
  { from, to }: BlockSpan,
  readNewest: (span: BlockSpan) => Promise<LogPage<Log>>,
): AsyncGenerator<LogPage<Log>> {
  while (to >= from) {
    const page = await readNewest({ from, to })
    yield page
    to = page.from - 1n
  }
}

/** An endpoint of `eth_getLogs`, asked within the limits that its refusals teach: range, results, rate and pruned blocks. */
export class LogEndpoint<Log> {
  /** Starts with one request, so that a range that is too large is refused only once. */
  private requestsAtOnce = 1
  /** The newest block whose logs it lacks. */
  private lacking = -1n
  private resumesAt = 0
  private waits = 0

  /** @param request reads the logs of a span, oldest first, without retries */
  constructor(
    private readonly request: (span: BlockSpan) => Promise<readonly Log[]>,
    private readonly range: LogRange,
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
   * Reads the newest blocks of a span, as many as a few requests at once return.
   * @throws the endpoint's error if it is unreachable, keeps limiting the rate, refuses a single block, or no longer
   * `serves` the newest block
   */
  async readNewest(span: BlockSpan, signal?: AbortSignal): Promise<LogPage<Log>> {
    for (;;) {
      await delay(Math.max(0, this.resumesAt - performance.now()))
      signal?.throwIfAborted()
      const answers = await Promise.all(this.rangesOf(span).map((range) => this.ask(range)))
      signal?.throwIfAborted()
      const refused = answers.find((answer) => 'error' in answer)
      const served = answers
        .slice(0, refused && answers.indexOf(refused))
        .filter((answer) => 'logs' in answer)
      this.requestsAtOnce = refused ? 1 : Math.min(MAX_REQUESTS_AT_ONCE, this.requestsAtOnce * 2)
      for (const { range } of served) this.range.grow(sizeOf(range))
      const last = served.at(-1)
      // A refusal of older blocks comes again with the next page.
      if (last) {
        this.waits = 0
        return { from: last.range.from, logs: served.flatMap(({ logs }) => logs.toReversed()) }
      }
      if (refused) await this.adapt(refused.error, refused.range)
    }
  }

  private async ask(range: BlockSpan): Promise<Answer<Log>> {
    try {
      return { range, logs: await this.request(range) }
    } catch (error) {
      return { range, error }
    }
  }

  /** Returns the ranges to ask for at once, newest first. */
  private rangesOf({ from, to }: BlockSpan): BlockSpan[] {
    const { blocks } = this.range
    return Array.from({ length: this.requestsAtOnce }, (_, index) => to - BigInt(index) * blocks)
      .filter((end) => end >= from)
      .map((end) => ({ from: max(from, end - blocks + 1n), to: end }))
  }

  /** Learns from a refusal. @throws the refusal if asking again can't help */
  private async adapt(error: unknown, span: BlockSpan): Promise<void> {
    const { readRefusal } = await import('./logRefusal')
    const refusal = readRefusal(error, span)
    if (this.range.adapt(refusal, sizeOf(span))) return
    if (refusal.kind === 'unserved' || refusal.kind === 'pruned') this.lacking = max(this.lacking, span.to)
    if (refusal.kind !== 'wait' && refusal.kind !== 'failed') throw error
    // Requests in flight at the same time are limited together: one wait for all.
    if (performance.now() < this.resumesAt) return
    if (this.waits >= MAX_WAITS[refusal.kind]) {
      this.waits = 0
      throw error
    }
    const backoff = FIRST_WAIT * 2 ** this.waits++
    this.resumesAt = performance.now() + Math.min(LONGEST_WAIT, refusal.wait ?? backoff)
  }
}
