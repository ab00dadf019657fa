import type { Config } from 'wagmi'
import type { LogSettings } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import {
  type HeadSnapshot,
  hasReorged,
  headStore,
  readBlock,
  waitForFirstBlock,
  watchHead,
} from '@/chain/network/head'
import { throttle } from '@/lib/throttle'
import { type BlockSpan, coveredSpans, max, min, missingSpans, sizeOf } from './blockSpans'
import { BlockTimes } from './blockTimes'
import { type Anchor, CachedLogs, type LogCache } from './logCache'
import { type LogEndpoint, LogEndpoints } from './logEndpoint'
import {
  emptyLogStore,
  initialView,
  insertLogs,
  type LogsView,
  type TimeSpan,
  uncover,
  viewOf,
} from './logsView'

/** Requests for one time span; more would take minutes. */
const MAX_REQUESTS = 500

/** Blocks this new may be replaced by a reorg, so they aren't cached. */
const REORG_DEPTH = 64n

/** New blocks are read together with this many before them, because a lagging node answers without their logs. */
const OVERLAP = 8n

/** Milliseconds. */
const SAVE_INTERVAL = 2_000

/** Milliseconds after which a failed read is tried again. */
const RETRY_INTERVAL = 30_000

/** Where logs come from: the RPC, other endpoints for old blocks, and what this browser has kept. */
export interface LogSource {
  config: Config
  cache: LogCache
  endpoints: LogSettings['endpoints']
}

interface Piece {
  span: BlockSpan
  /** `undefined` for the cache. */
  endpoint: LogEndpoint | undefined
}

/** Reads the logs of a time span until it is stopped: old blocks from the newest down, and new ones as they come. */
export class LogStream {
  private readonly times: BlockTimes
  private readonly endpoints: LogEndpoints
  private readonly cached: CachedLogs
  private readonly save = throttle(() => this.saveFinal(), SAVE_INTERVAL)
  private readonly stopped = new AbortController()
  private readonly unwatch: readonly (() => void)[]
  private store = emptyLogStore
  /** `undefined` until the time span's blocks are found. `to` moves on with the chain. */
  private span: BlockSpan | undefined
  /** The newest block whose logs are read or asked for. */
  private tip: bigint | undefined
  private reading: readonly Piece[] = []
  private requestsLeft = MAX_REQUESTS
  private isFollowing = false
  /** The number of known blocks that the next read of new ones reads again. */
  private depth = OVERLAP
  private error: unknown
  private failedAt = 0

  /** @param onNewChain hears that a local chain was started anew, so that all that was read is of another */
  constructor(
    private readonly source: LogSource,
    private readonly time: TimeSpan,
    private readonly show: (view: LogsView) => void,
    private readonly onNewChain: () => void,
  ) {
    const { config, cache, endpoints } = source
    this.times = new BlockTimes(async (blockNumber) => (await readBlock(config, blockNumber)).timestamp)
    this.endpoints = new LogEndpoints(config, endpoints, this.times)
    this.cached = new CachedLogs(cache)
    this.unwatch = [
      watchHead(config),
      headStore.subscribe((snapshot, previous) => this.onHead(snapshot, previous)),
    ]
    this.run(this.begin())
  }

  stop(): void {
    void this.saveFinal()
    this.stopped.abort()
    for (const unwatch of this.unwatch) unwatch()
  }

  /** Tries again after an error, or on endpoints that had no logs. */
  retry(): void {
    this.error = undefined
    this.endpoints.reset()
    this.requestsLeft = MAX_REQUESTS
    this.run(this.tip === undefined ? this.begin() : this.locate(this.tip))
  }

  private onHead(snapshot: HeadSnapshot, previous: HeadSnapshot): void {
    const { head } = snapshot
    if (!head || !snapshot.isReachable) return
    const isBack = !previous.isReachable || performance.now() - this.failedAt > RETRY_INTERVAL
    if (this.error !== undefined && isBack) this.retry()
    if (hasReorged(snapshot, previous)) this.depth = REORG_DEPTH
    if (head !== previous.head) this.run(this.readNew())
  }

  /** Runs work, and shows its failure unless the stream has stopped. */
  private run(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.stopped.signal.aborted) this.fail(error)
    })
  }

  private fail(error: unknown): void {
    this.error = error
    this.failedAt = performance.now()
    this.publish()
  }

  private publish(): void {
    const { time, span, error, times } = this
    const view = span ? viewOf(time, span, this.store, times) : initialView
    const isReading = span === undefined || this.reading.length > 0
    const isPending = !view.isComplete && error === undefined
    this.show({
      ...view,
      error,
      isFetching: isPending && isReading,
      isUnavailable: isPending && !isReading,
      isWhole: span !== undefined && time.from <= times.timeOf(deployment.deployBlock),
    })
  }

  private async begin(): Promise<void> {
    const { times } = this
    const { config } = this.source
    // Otherwise the first block could come later and look new.
    await waitForFirstBlock()
    const { number: head, timestamp } = headStore.getState().head ?? (await readBlock(config))
    const final = max(0n, head - REORG_DEPTH)
    const anchor = await readBlock(config, final)
    const hasBlock = async ({ number, hash }: Anchor) =>
      number <= head && (await readBlock(config, number)).hash === hash
    await this.cached.open({ number: final, hash: anchor.hash }, hasBlock)
    if (this.stopped.signal.aborted) return
    times.add(final, anchor.timestamp)
    times.add(head, timestamp)
    this.tip = head
    this.run(this.locate(head))
    // A block that came meanwhile may be the last for a while.
    if ((headStore.getState().head?.number ?? head) > head) await this.readNew()
  }

  /** Finds the blocks of the time span, and reads them. */
  private async locate(tip: bigint): Promise<void> {
    const { times } = this
    if (!this.span) {
      const { from, to } = this.time
      const bounds = { from: min(deployment.deployBlock, tip), to: tip }
      const first = await times.find('before', from, bounds)
      const last = to === undefined ? tip : await times.find('after', to, bounds)
      if (this.stopped.signal.aborted) return
      this.span = { from: first, to: last === tip ? (this.tip ?? tip) : last }
    }
    this.fill()
  }

  /** Starts as many reads as the endpoints take at once. */
  private fill(): void {
    for (let piece = this.nextPiece(); piece; piece = this.nextPiece()) {
      this.reading = [...this.reading, piece]
      this.run(this.read(piece))
    }
    this.publish()
  }

  /** Returns the newest blocks that are missing, as many as one read returns; `undefined` if none can be read now. */
  private nextPiece(): Piece | undefined {
    const { span, reading, cached } = this
    const taken = [...this.store.covered, ...reading.map((piece) => piece.span)]
    const [missing] = span ? missingSpans(taken, span) : []
    if (!missing) return undefined
    const { to } = missing
    const [kept] = coveredSpans(cached.covered, missing)
    if (kept?.to === to) return { span: kept, endpoint: undefined }
    const endpoint = this.endpointFor(to)
    const inFlight = reading.filter((piece) => piece.endpoint === endpoint).length
    if (!endpoint || inFlight >= endpoint.requestsAtOnce || this.requestsLeft <= 0) return undefined
    this.requestsLeft--
    const from = max(missing.from, to - endpoint.range().blocks + 1n)
    return { span: { from: kept ? max(from, kept.to + 1n) : from, to }, endpoint }
  }

  private endpointFor(blockNumber: bigint): LogEndpoint | undefined {
    const isNew = this.tip !== undefined && blockNumber > this.tip - REORG_DEPTH
    return this.endpoints.find(blockNumber, isNew)
  }

  private async read(piece: Piece): Promise<void> {
    const { signal } = this.stopped
    const { span, endpoint } = piece
    try {
      const found = await (endpoint ? endpoint.read(span, signal) : this.cached.read(span))
      if (signal.aborted) return
      if (found) this.store = insertLogs(this.store, span, found)
    } catch (error) {
      if (signal.aborted || !endpoint) return
      endpoint.giveUp()
      if (!this.endpointFor(span.to)) this.fail(error)
    }
    this.reading = this.reading.filter((one) => one !== piece)
    this.save.call()
    this.fill()
  }

  private async readNew(): Promise<void> {
    const { times, tip, depth } = this
    const { own } = this.endpoints
    const { signal } = this.stopped
    const { head } = headStore.getState()
    if (this.isFollowing || !head || tip === undefined) return
    if (head.number + REORG_DEPTH < tip) return this.onNewChain()
    const from = max(deployment.deployBlock, min(tip, head.number) - depth + 1n)
    const span = { from, to: head.number }
    if (depth === REORG_DEPTH) times.forgetFrom(from)
    times.add(head.number, head.timestamp)
    this.isFollowing = true
    this.depth = OVERLAP
    try {
      const isServed = sizeOf(span) <= own.range().blocks
      const found = isServed ? await own.read(span, signal) : undefined
      if (signal.aborted) return
      this.store = uncover(this.store, found ? span.to + 1n : span.from, span.to)
      if (found) this.store = insertLogs(this.store, span, found)
      this.tip = span.to
      if (this.span?.to === tip) this.span = { ...this.span, to: span.to }
    } catch {
      if (signal.aborted) return
      // The next block retries.
      this.depth = max(this.depth, depth)
    }
    this.isFollowing = false
    this.save.call()
    this.fill()
    // A block that came meanwhile may be the last for a while.
    if (headStore.getState().head !== head) await this.readNew()
  }

  private async saveFinal(): Promise<void> {
    if (this.tip !== undefined) await this.cached.save(this.store, this.tip - REORG_DEPTH)
  }
}
