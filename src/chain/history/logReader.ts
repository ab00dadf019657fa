import type { Config } from 'wagmi'
import { createStore } from 'zustand'
import { chain, deployment } from '@/chain/config/config'
import { type HeadSnapshot, hasReorganised, headStore, watchHead } from '@/chain/network/head'
import { BlockTimes } from './blockTimes'
import { CachedLogs } from './cachedLogs'
import type { LogCache } from './logCache'
import type { LogEndpoints } from './logEndpoints'
import { LogFeed } from './logFeed'
import { LogSource } from './logSource'
import { initialView, type LogsView, reuseView, type TimeSpan, viewOf } from './logsView'
import { keyOf, type Look, Looks } from './looks'
import { readBlock } from './readBlock'

/** Milliseconds after which a failed read is tried again. */
const retryInterval = 30_000

/** Reads the logs of the app's contracts for all screens: newest first, and only the time spans that are looked at. */
export class LogReader {
  readonly views = createStore<Record<string, LogsView>>(() => ({}))
  private readonly looks = new Looks()
  private readonly times: BlockTimes
  private readonly source: LogSource
  private readonly feed: LogFeed
  private error: unknown
  private failedAt = 0
  private stop: (() => void) | undefined

  constructor(
    private readonly config: Config,
    endpoints: LogEndpoints,
    cache: LogCache,
  ) {
    const client = config.getClient({ chainId: chain.id })
    this.times = new BlockTimes(async (blockNumber) => (await readBlock(client, blockNumber)).time)
    this.source = new LogSource(endpoints, this.times)
    this.feed = new LogFeed({
      client,
      times: this.times,
      source: this.source,
      cached: new CachedLogs(cache),
      looks: this.looks,
      onChange: () => this.publish(),
      onError: (error) => this.fail(error),
    })
  }

  /** Reads a time span until the returned function is called. `views` has what is read of it. */
  look(time: TimeSpan): () => void {
    const look = this.looks.add(time)
    if (this.stop) this.feed.find(look)
    else this.start()
    return () => {
      this.looks.remove(look)
      if (this.looks.isEmpty) this.stop?.()
    }
  }

  /** Tries again after an error or on endpoints that had no logs. */
  retry(): void {
    this.error = undefined
    this.source.reset()
    this.looks.allowMoreRequests()
    this.feed.start()
  }

  private start(): void {
    const unwatch = watchHead(this.config)
    const unsubscribe = headStore.subscribe((snapshot, previous) => this.onHead(snapshot, previous))
    this.stop = () => {
      this.stop = undefined
      unsubscribe()
      unwatch()
      this.feed.stop()
      this.views.setState({}, true)
    }
    this.retry()
  }

  private fail(error: unknown): void {
    this.error = error
    this.failedAt = performance.now()
    this.publish()
  }

  private onHead(snapshot: HeadSnapshot, previous: HeadSnapshot): void {
    const { head } = snapshot
    if (!head || !snapshot.isReachable) return
    const isBack = !previous.isReachable || performance.now() - this.failedAt > retryInterval
    if (this.error !== undefined && isBack) this.retry()
    if (head !== previous.head) this.feed.follow(hasReorganised(snapshot, previous))
  }

  private publish(): void {
    if (!this.stop) return
    const before = this.views.getState()
    const views = Object.fromEntries(
      [...this.looks].map((look) => {
        const key = keyOf(look)
        return [key, reuseView(this.describe(look), before[key] ?? initialView)]
      }),
    )
    this.views.setState(views, true)
  }

  private describe(look: Look): LogsView {
    const { error } = this
    if (!look.span) return { ...initialView, error, isFetching: error === undefined }
    const view = viewOf(look, look.span, this.feed.store, this.times)
    const isPending = !view.isComplete && error === undefined
    return {
      ...view,
      error,
      isFetching: isPending && this.feed.isReading,
      isUnavailable: isPending && !this.feed.isReading,
      isWhole: look.from <= this.times.timeOf(deployment.deployBlock),
    }
  }
}
