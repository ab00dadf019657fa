import { createClient, type RpcLog } from 'viem'
import type { Config } from 'wagmi'
import type { LogSettings } from '@/chain/config/chains'
import { chain } from '@/chain/config/config'
import { ownRpcUrl, transportOf } from '@/chain/network/rpc'
import { type AppLog, decodeLogs } from './appLogs'
import { type BlockSpan, max } from './blockSpans'
import type { BlockTimes } from './blockTimes'
import { LogEndpoint } from './logEndpoint'
import { LogRange, ownLogRange } from './logRange'

/** Where logs omit their time, the times of this many blocks are read, and those between are interpolated. */
const MAX_TIME_READS = 64

/** Reads decoded logs from the endpoints, and remembers which of them fail or lack blocks. */
export class LogSource {
  /** The RPC that announces new blocks. Others may lag behind it. */
  readonly own: LogEndpoint
  /** For older blocks, the preferred one first. */
  private readonly others: readonly LogEndpoint[]
  private readonly failed = new Set<LogEndpoint>()
  /** The newest block whose logs each endpoint lacks. */
  private readonly lacking = new Map<LogEndpoint, bigint>()

  constructor(
    config: Config,
    others: LogSettings['endpoints'],
    private readonly times: BlockTimes,
  ) {
    this.own = new LogEndpoint(config.getClient({ chainId: chain.id }).request, () => ownLogRange(config))
    this.others = others.map(({ url, range: known }) => {
      const range = new LogRange(known)
      return new LogEndpoint(createClient({ chain, transport: transportOf(url) }).request, () => range)
    })
  }

  /** Returns the endpoint to ask for a block, `undefined` if none serves it. @param isNew others may not know it yet */
  endpointFor(blockNumber: bigint, isNew: boolean): LogEndpoint | undefined {
    // A user who sets their own RPC wants no other to be asked.
    const others = ownRpcUrl() === undefined ? this.others : []
    return (isNew ? [this.own, ...others] : [...others, this.own]).find(
      (endpoint) => !this.failed.has(endpoint) && blockNumber > (this.lacking.get(endpoint) ?? -1n),
    )
  }

  /** Reads logs, newest first. Returns `undefined` if the endpoint refuses the range or lacks the blocks. */
  async read(
    endpoint: LogEndpoint,
    span: BlockSpan,
    signal: AbortSignal,
  ): Promise<readonly AppLog[] | undefined> {
    const found = await endpoint.getLogs(span, signal)
    if (found === 'unserved') this.lacking.set(endpoint, max(span.to, this.lacking.get(endpoint) ?? 0n))
    if (typeof found === 'string') return undefined
    await this.loadTimes(found)
    return decodeLogs(found, (blockNumber) => this.times.timeOf(blockNumber))
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
