import type { Config } from 'wagmi'
import { createStore } from 'zustand'
import type { LogSettings } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { type HeadSnapshot, hasReorged, headStore, watchHead } from '@/chain/network/head'
import type { LogCache } from './logCache'
import { LogStream } from './logStream'
import { initialView, type LogsView, reuseView, type TimeSpan, viewOf } from './logsView'
import { keyOf, type Subscription } from './subscriptions'

/** Milliseconds after which a failed read is tried again. */
const retryInterval = 30_000

/** Reads the logs of the app's contracts for all screens: newest first, and only the time spans that are on screen. */
export class LogReader {
  readonly views = createStore<Record<string, LogsView>>(() => ({}))
  private readonly stream: LogStream
  private error: unknown
  private failedAt = 0
  private stop: (() => void) | undefined

  constructor(
    private readonly config: Config,
    cache: LogCache,
    endpoints: LogSettings['endpoints'],
  ) {
    const onChange = () => this.publish()
    this.stream = new LogStream(config, cache, endpoints, onChange, (error) => this.fail(error))
  }

  /** Reads a time span until the returned function is called. `views` has what is read of it. */
  subscribe(time: TimeSpan): () => void {
    const subscription = this.stream.subscriptions.add(time)
    if (this.stop) this.stream.find(subscription)
    else this.start()
    return () => {
      this.stream.subscriptions.remove(subscription)
      if (this.stream.subscriptions.isEmpty) this.stop?.()
    }
  }

  /** Tries again after an error or on endpoints that had no logs. */
  retry(): void {
    this.error = undefined
    this.stream.endpoints.reset()
    this.stream.subscriptions.allowMoreRequests()
    this.stream.start()
  }

  private start(): void {
    const unwatch = watchHead(this.config)
    const unsubscribe = headStore.subscribe((snapshot, previous) => this.onHead(snapshot, previous))
    this.stop = () => {
      this.stop = undefined
      unsubscribe()
      unwatch()
      this.stream.stop()
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
    if (head !== previous.head) this.stream.follow(hasReorged(snapshot, previous))
  }

  private publish(): void {
    if (!this.stop) return
    const before = this.views.getState()
    const views = Object.fromEntries(
      [...this.stream.subscriptions].map((subscription) => {
        const key = keyOf(subscription)
        return [key, reuseView(this.describe(subscription), before[key] ?? initialView)]
      }),
    )
    this.views.setState(views, true)
  }

  private describe(subscription: Subscription): LogsView {
    const { error } = this
    const { span, from } = subscription
    if (!span) return { ...initialView, error, isFetching: error === undefined }
    const view = viewOf(subscription, span, this.stream.store, this.stream.times)
    const isPending = !view.isComplete && error === undefined
    return {
      ...view,
      error,
      isFetching: isPending && this.stream.isReading,
      isUnavailable: isPending && !this.stream.isReading,
      isWhole: from <= this.stream.times.timeOf(deployment.deployBlock),
    }
  }
}
