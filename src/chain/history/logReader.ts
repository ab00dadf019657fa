import { type Client, createClient, type RpcLog } from 'viem'
import type { Config } from 'wagmi'
import type { LogSettings } from '@/chain/config/chains'
import { chain, deployment, loggingContracts } from '@/chain/config/config'
import { type Block, readBlock } from '@/chain/network/head'
import { ownRpcUrl, transportOf } from '@/chain/network/rpc'
import { type AppLog, decodeLogs } from './appLogs'
import { type BlockSpan, type BlockSpans, coveredSpans, max, missingSpans, sizeOfAll } from './blockSpans'
import { BlockTimes } from './blockTimes'
import type { LogCache } from './logCache'
import { LogEndpoint, type LogPage } from './logEndpoint'
import type { LogRange } from './logRange'
import { logRangeOf, ownLogRange, requestLogs } from './logRequests'

/** Blocks this new may be replaced by a reorg, so they aren't cached. */
export const REORG_DEPTH = 64n

/** Where logs omit their time, the times of this many blocks are read, and those between are interpolated. */
const MAX_TIME_READS = 64

/** New blocks that are worth a write. */
const BLOCKS_PER_WRITE = 64n

/** Where logs come from: the RPC, other endpoints for old blocks, and what this browser has kept. */
export interface LogSource {
  config: Config
  cache: LogCache
  endpoints: LogSettings['endpoints']
}

/** No endpoint has the logs of a block. */
export class LogsUnavailableError extends Error {
  override name = 'LogsUnavailableError'
}

/** Reads the logs of the app's contracts on one chain, from the cache and from the endpoints that serve them. */
export class LogReader {
  /** The newest block too deep for a reorg when the reader was opened. */
  readonly anchor: Block
  readonly times: BlockTimes
  /** The RPC that announces new blocks. Others may lag behind it. */
  private readonly own: LogEndpoint<RpcLog>
  /** For older blocks, the preferred one first. */
  private readonly others: readonly LogEndpoint<RpcLog>[]
  private readonly cache: LogCache
  /** The blocks whose logs are cached. */
  private cached: BlockSpans = []

  private constructor({ config, cache, endpoints }: LogSource, anchor: Block) {
    const endpointOf = ({ request }: Pick<Client, 'request'>, range: LogRange) =>
      new LogEndpoint((span) => requestLogs(request, { address: loggingContracts }, span), range)
    this.anchor = anchor
    this.cache = cache
    this.times = new BlockTimes(async (number) => (await readBlock(config, number)).timestamp)
    this.times.add(anchor.number, anchor.timestamp)
    this.own = endpointOf(config.getClient(), ownLogRange(config))
    // A user who sets their own RPC wants no other to be asked.
    this.others = (ownRpcUrl() === undefined ? endpoints : []).map(({ url, range }) =>
      endpointOf(createClient({ chain, transport: transportOf(url) }), logRangeOf(config, url, range)),
    )
  }

  /** Opens the cache, and empties it if it is of another chain. Without access nothing is cached. */
  static async open(source: LogSource, head: Block): Promise<LogReader> {
    const { config, cache } = source
    const reader = new LogReader(source, await readBlock(config, max(0n, head.number - REORG_DEPTH)))
    const index = await cache.load().catch(() => undefined)
    if (!index) return reader
    const { number, hash } = index.anchor
    const isSameChain = number <= head.number && (await readBlock(config, number)).hash === hash
    if (isSameChain) reader.cached = index.covered
    else await cache.clear().catch(() => undefined)
    return reader
  }

  /** Lets endpoints be asked again that had no logs. */
  reset(): void {
    for (const endpoint of [this.own, ...this.others]) endpoint.reset()
  }

  /** Finds the blocks up to `newest` of a time span in unix seconds, some more at its ends included; none if all are newer. */
  async locate(from: number, to: number | undefined, newest: bigint): Promise<BlockSpan> {
    const { times } = this
    const bounds = { from: deployment.deployBlock, to: newest }
    if (newest < bounds.from || (await times.load(newest)) < from) return { from: newest + 1n, to: newest }
    const first = await times.find('before', from, bounds)
    return { from: first, to: to === undefined ? newest : await times.find('after', to, bounds) }
  }

  /**
   * Reads the newest blocks of a span.
   * @throws {LogsUnavailableError} if no endpoint has their logs; the last endpoint's error if none answers
   */
  async readNewest(span: BlockSpan, signal: AbortSignal): Promise<LogPage<AppLog>> {
    if (span.from > span.to) return { from: span.from, logs: [] }
    const [kept] = coveredSpans(this.cached, span)
    if (kept?.to !== span.to) return this.ask(kept ? { from: kept.to + 1n, to: span.to } : span, signal)
    try {
      return { from: kept.from, logs: await this.cache.read(kept) }
    } catch {
      this.cached = []
      return this.ask(span, signal)
    }
  }

  private async ask(span: BlockSpan, signal: AbortSignal): Promise<LogPage<AppLog>> {
    const { own, others } = this
    let failure: unknown
    for (const endpoint of span.to > this.anchor.number ? [own, ...others] : [...others, own]) {
      if (!endpoint.serves(span.to)) continue
      try {
        const { from, logs } = await endpoint.readNewest(span, signal)
        return { from, logs: await this.decode(logs) }
      } catch (error) {
        signal.throwIfAborted()
        if (!endpoint.serves(span.to)) continue
        failure = error
        endpoint.giveUp()
      }
    }
    if (failure === undefined) throw new LogsUnavailableError()
    this.reset()
    throw failure
  }

  /** Decodes logs, after learning block times from them, or reading some for the few endpoints that omit them. */
  private async decode(logs: readonly RpcLog[]): Promise<AppLog[]> {
    const { times } = this
    for (const { blockNumber, blockTimestamp } of [...logs.slice(0, 1), ...logs.slice(-1)])
      if (blockNumber && blockTimestamp) times.add(BigInt(blockNumber), Number(blockTimestamp))
    const untimed = new Set(logs.flatMap((log) => (log.blockTimestamp ? [] : (log.blockNumber ?? []))))
    const step = Math.ceil(untimed.size / MAX_TIME_READS)
    const some = [...untimed].filter((_, index) => index % step === 0 || index === untimed.size - 1)
    await Promise.all(some.map((block) => times.load(BigInt(block))))
    return decodeLogs(logs, (blockNumber) => times.timeOf(blockNumber))
  }

  /** Caches what isn't cached yet of a span whose `logs` were read. Without access or space the next visit reads them again. */
  async keep(span: BlockSpan, logs: readonly AppLog[]): Promise<void> {
    const added = missingSpans(this.cached, span)
    if (sizeOfAll(added) < BLOCKS_PER_WRITE) return
    try {
      for (const part of added) {
        const within = logs.filter(({ blockNumber }) => blockNumber >= part.from && blockNumber <= part.to)
        this.cached = (await this.cache.write(part, within, this.anchor)).covered
      }
    } catch {}
  }
}
