import type { RpcLog } from 'viem'
import { type AppLog, decodeLogs } from './appLogs'
import { type BlockSpan, max } from './blockSpans'
import type { BlockTimes } from './blockTimes'
import type { LogEndpoint } from './logEndpoint'
import type { LogEndpoints } from './logEndpoints'

/** Where logs omit their time, the times of this many blocks are read, and those between are interpolated. */
const MAX_TIME_READS = 64

/** Reads decoded logs from the endpoints, and remembers which of them fail or lack blocks. */
export class LogSource {
  private readonly failed = new Set<LogEndpoint>()
  /** The newest block whose logs each endpoint lacks. */
  private readonly lacking = new Map<LogEndpoint, bigint>()

  constructor(
    private readonly endpoints: LogEndpoints,
    private readonly times: BlockTimes,
  ) {}

  get own(): LogEndpoint {
    return this.endpoints.own
  }

  /** Returns the endpoint to ask for a block, `undefined` if none serves it. @param isNew others may not know it yet */
  endpointFor(blockNumber: bigint, isNew: boolean): LogEndpoint | undefined {
    const forOld = this.endpoints.forOldBlocks()
    return (isNew ? [this.own, ...forOld] : forOld).find(
      (endpoint) => !this.failed.has(endpoint) && blockNumber > (this.lacking.get(endpoint) ?? -1n),
    )
  }

  /** Reads logs, newest first. Returns `undefined` if the endpoint refuses the range or lacks the blocks. */
  async read(
    endpoint: LogEndpoint,
    span: BlockSpan,
    signal: AbortSignal,
  ): Promise<readonly AppLog[] | undefined> {
    const answer = await endpoint.getLogs(span, signal)
    if ('logs' in answer) {
      await this.loadTimes(answer.logs)
      return decodeLogs(answer.logs, (blockNumber) => this.times.timeOf(blockNumber))
    }
    if (answer.refused === 'unserved')
      this.lacking.set(endpoint, max(span.to, this.lacking.get(endpoint) ?? 0n))
    return undefined
  }

  giveUp(endpoint: LogEndpoint): void {
    this.failed.add(endpoint)
  }

  /** Lets all endpoints be asked again. */
  reset(): void {
    this.failed.clear()
    this.lacking.clear()
  }

  /** Learns block times from the logs, or reads some for the few endpoints that omit them. */
  private async loadTimes(logs: readonly RpcLog[]): Promise<void> {
    const timed = logs.filter(({ blockTimestamp }) => blockTimestamp)
    for (const { blockNumber, blockTimestamp } of [timed[0], timed.at(-1)].filter((log) => log !== undefined))
      if (blockNumber && blockTimestamp) this.times.add(BigInt(blockNumber), Number(blockTimestamp))
    const untimed = new Set<bigint>()
    for (const { blockNumber, blockTimestamp } of logs)
      if (blockNumber && !blockTimestamp) untimed.add(BigInt(blockNumber))
    const blocks = [...untimed]
    const step = Math.ceil(blocks.length / MAX_TIME_READS)
    const some = blocks.filter((_, index) => index % step === 0 || index === blocks.length - 1)
    await Promise.all(some.map((block) => this.times.load(block)))
  }
}
