import { useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { createStore, useStore } from 'zustand'
import { logs } from '#deployment'
import { chain, loggingContracts } from '@/chain/config/config'
import type { AppLog } from './appLogs'
import { openLogCache } from './logCache'
import { type LogSource, LogStream } from './logStream'
import { initialView, reuseView, type TimeSpan } from './logsView'

/** Cache version: increment it when the cached logs change. */
const FORMAT = 1

const openCache = () => openLogCache([FORMAT, chain.id, ...loggingContracts].join(' '))

/** Returns the logs that earlier visits have kept in this browser, newest first. */
export function readKeptLogs(): Promise<readonly AppLog[]> {
  const all = { from: 0n, to: BigInt(Number.MAX_SAFE_INTEGER) }
  return openCache()
    .read(all)
    .catch(() => [])
}

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
  readonly retry = () => this.stream?.retry()

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
    this.stream = undefined
    this.view.setState(initialView, true)
  }
}

const readers = new WeakMap<Config, Map<string, LogReader>>()

function logReaderOf(config: Config, { from, to }: TimeSpan): LogReader {
  const known = readers.get(config) ?? new Map<string, LogReader>()
  readers.set(config, known)
  const key = `${from} ${to}`
  const reader =
    known.get(key) ?? new LogReader({ config, cache: openCache(), endpoints: logs.endpoints }, { from, to })
  known.set(key, reader)
  return reader
}

/**
 * Returns the logs of the app's contracts between two times in unix seconds, newest first, and reads them while the
 * component is mounted. Round the times: each pair is a time span of its own. What is read stays while another one loads.
 */
export function useLogs({ from, to, enabled = true }: TimeSpan & { enabled?: boolean }) {
  const reader = logReaderOf(useConfig(), { from, to })
  const view = useStore(reader.view)
  const isRead = view.readFrom !== undefined
  const [kept, setKept] = useState(view.logs)
  if (isRead && kept !== view.logs) setKept(view.logs)
  useEffect(() => (enabled ? reader.subscribe() : undefined), [reader, enabled])
  const isFetching = enabled && view.isFetching
  return { ...view, logs: isRead ? view.logs : kept, isFetching, refetch: reader.retry }
}
