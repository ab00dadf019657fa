import type { Config } from 'wagmi'
import type { LogSettings } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { headStore, readBlock, waitForFirstBlock } from '@/chain/network/head'
import { throttle } from '@/lib/throttle'
import { max, min, sizeOf } from './blockSpans'
import { BlockTimes } from './blockTimes'
import { type Anchor, CachedLogs, type LogCache } from './logCache'
import { type LogEndpoint, LogEndpoints } from './logEndpoint'
import { emptyLogStore, insertLogs, uncover } from './logsView'
import { type Piece, type Subscription, Subscriptions } from './subscriptions'

/** Blocks this new may be replaced by a reorg, so they aren't cached. */
const REORG_DEPTH = 64n

/** New blocks are read together with this many before them, because a lagging node answers without their logs. */
const OVERLAP = 8n

/** Blocks that are read in excess, instead of searching for the exact ones of a time span. */
const SLACK = 100n

/** Milliseconds. */
const saveInterval = 2_000

/** Reads what the subscriptions ask for: old blocks from the newest down, and new ones as they come. */
export class LogStream {
  readonly subscriptions = new Subscriptions()
  readonly times: BlockTimes
  readonly endpoints: LogEndpoints
  store = emptyLogStore
  private readonly cached: CachedLogs
  private readonly save = throttle(() => this.saveFinal(), saveInterval)
  /** The newest block whose logs are read or asked for. */
  private tip: bigint | undefined
  private reading: Piece[] = []
  private isFollowing = false
  /** The number of known blocks that the next read of new ones reads again. */
  private depth = OVERLAP
  private stopped = new AbortController()

  /** @param onError hears of failures that no other endpoint can make up for */
  constructor(
    private readonly config: Config,
    cache: LogCache,
    endpoints: LogSettings['endpoints'],
    private readonly onChange: () => void,
    private readonly onError: (error: unknown) => void,
  ) {
    this.times = new BlockTimes(async (blockNumber) => (await readBlock(config, blockNumber)).timestamp)
    this.endpoints = new LogEndpoints(config, endpoints, this.times)
    this.cached = new CachedLogs(cache)
  }

  get isReading(): boolean {
    return this.reading.length > 0
  }

  /** Starts, or starts over after a failure. */
  start(): void {
    if (this.tip === undefined) this.run(this.begin())
    else for (const subscription of this.subscriptions) this.find(subscription)
  }

  stop(): void {
    void this.saveFinal()
    this.stopped.abort()
    this.stopped = new AbortController()
    this.reading = []
    this.isFollowing = false
    this.depth = OVERLAP
    // Nobody watches for reorgs from now on.
    if (this.tip !== undefined) this.store = uncover(this.store, this.tip - REORG_DEPTH + 1n, this.tip)
    this.tip = undefined
  }

  /** Finds the blocks of a time span, and reads them. */
  find(subscription: Subscription): void {
    this.run(this.locate(subscription))
  }

  /** Reads new blocks, and after a reorg those that it may have replaced. */
  follow(isReorg: boolean): void {
    if (isReorg) this.depth = REORG_DEPTH
    this.run(this.readNew())
  }

  /** Runs work, and reports its failure unless the stream has stopped. */
  private run(work: Promise<unknown>): void {
    const { signal } = this.stopped
    work.catch((error: unknown) => {
      if (!signal.aborted) this.onError(error)
    })
  }

  private async begin(): Promise<void> {
    const { config, cached, times } = this
    const { signal } = this.stopped
    // Otherwise the first block could come later and look new.
    await waitForFirstBlock()
    const { number: head, timestamp } = headStore.getState().head ?? (await readBlock(config))
    const final = max(0n, head - REORG_DEPTH)
    const anchor = await readBlock(config, final)
    const hasBlock = async ({ number, hash }: Anchor) =>
      number <= head && (await readBlock(config, number)).hash === hash
    const isSameChain = await cached.open({ number: final, hash: anchor.hash }, hasBlock)
    if (signal.aborted) return
    if (!isSameChain) this.store = emptyLogStore
    times.forgetFrom(isSameChain ? final : 0n)
    times.add(final, anchor.timestamp)
    times.add(head, timestamp)
    this.tip = head
    for (const subscription of this.subscriptions) this.find(subscription)
    // A block that came meanwhile may be the last for a while.
    if ((headStore.getState().head?.number ?? head) > head) await this.readNew()
  }

  private async locate(subscription: Subscription): Promise<void> {
    const { times, tip } = this
    const { signal } = this.stopped
    if (tip === undefined) return
    if (!subscription.span) {
      const { from, to } = subscription
      const bounds = { from: min(deployment.deployBlock, tip), to: tip }
      const first = await times.find('before', from, bounds, SLACK)
      const last = to === undefined ? tip : await times.find('after', to, bounds, SLACK)
      if (signal.aborted) return
      subscription.span = { from: first, to: last === tip ? (this.tip ?? tip) : last }
    }
    this.fill()
  }

  /** Starts as many reads as the endpoints take at once. */
  private fill(): void {
    for (;;) {
      const taken = [...this.store.covered, ...this.reading.map(({ span }) => span)]
      const piece = this.subscriptions.next(
        { taken, cached: this.cached.covered },
        (blockNumber) => this.endpointFor(blockNumber),
        (next) => this.hasSlotFor(next),
      )
      if (!piece) break
      this.reading.push(piece)
      this.run(this.read(piece))
    }
    this.onChange()
  }

  private endpointFor(blockNumber: bigint): LogEndpoint | undefined {
    const isNew = this.tip !== undefined && blockNumber > this.tip - REORG_DEPTH
    return this.endpoints.find(blockNumber, isNew)
  }

  private hasSlotFor({ endpoint }: Piece): boolean {
    const inFlight = this.reading.filter((piece) => piece.endpoint === endpoint).length
    return !endpoint || inFlight < endpoint.requestsAtOnce
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
      if (!this.endpointFor(span.to)) this.onError(error)
    }
    this.reading = this.reading.filter((one) => one !== piece)
    this.save.call()
    this.fill()
  }

  private async readNew(): Promise<void> {
    const { times, subscriptions, tip, depth } = this
    const { own } = this.endpoints
    const { signal } = this.stopped
    const { head } = headStore.getState()
    if (this.isFollowing || !head || tip === undefined) return
    if (head.number + REORG_DEPTH < tip) {
      // A local chain that was started anew.
      this.stop()
      subscriptions.unlocate()
      this.start()
      return
    }
    const from = max(deployment.deployBlock, min(tip, head.number) - depth + 1n)
    const span = { from, to: head.number }
    if (depth === REORG_DEPTH) times.forgetFrom(from)
    times.add(head.number, head.timestamp)
    this.isFollowing = true
    this.depth = OVERLAP
    try {
      const isServed = sizeOf(span) <= own.range.blocks
      const found = isServed ? await own.read(span, signal) : undefined
      if (signal.aborted) return
      this.store = uncover(this.store, found ? span.to + 1n : span.from, span.to)
      if (found) this.store = insertLogs(this.store, span, found)
      this.tip = span.to
      subscriptions.advance(tip, span.to)
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
