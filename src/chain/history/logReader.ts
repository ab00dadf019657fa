import { createStore } from 'zustand'
import { type LogSource, LogStream } from './logStream'
import { initialView, reuseView, type TimeSpan } from './logsView'

/** Reads the logs of the app's contracts in a time span, newest first, once for all that subscribe to it. */
export class LogReader {
  readonly view = createStore(() => initialView)
  private stream: LogStream | undefined
  private subscribers = 0

  constructor(
    private readonly source: LogSource,
    private readonly time: TimeSpan,
  ) {}

  /** Reads until the returned function is called. */
  subscribe(): () => void {
    if (this.subscribers++ === 0) this.start()
    return () => {
      if (--this.subscribers === 0) this.stop()
    }
  }

  /** Tries again after an error or on endpoints that had no logs. */
  retry(): void {
    this.stream?.retry()
  }

  private start(): void {
    this.stream = new LogStream(
      this.source,
      this.time,
      (view) => this.view.setState(reuseView(view, this.view.getState()), true),
      () => {
        this.stop()
        this.start()
      },
    )
  }

  private stop(): void {
    this.stream?.stop()
    this.view.setState(initialView, true)
  }
}
