import { useCallback, useEffect } from 'react'
import { type Config, useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { logs } from '#deployment'
import { chain, loggingContracts } from '@/chain/config/config'
import type { AppLog } from './appLogs'
import { openLogCache } from './logCache'
import { LogReader } from './logReader'
import { initialView, type TimeSpan } from './logsView'
import { keyOf } from './subscriptions'

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

const readers = new WeakMap<Config, LogReader>()

function logReaderOf(config: Config): LogReader {
  const known = readers.get(config)
  if (known) return known
  const reader = new LogReader(config, openCache(), logs.endpoints)
  readers.set(config, reader)
  return reader
}

interface LogsQuery extends TimeSpan {
  enabled?: boolean
}

/**
 * Returns the logs of the app's contracts between two times in unix seconds, newest first, and reads them while the
 * component is mounted. Round the times: each pair is a time span of its own.
 */
export function useLogs({ from, to, enabled = true }: LogsQuery) {
  const reader = logReaderOf(useConfig())
  const key = keyOf({ from, to })
  const view = useStore(reader.views, (views) => views[key] ?? initialView)
  useEffect(() => (enabled ? reader.subscribe({ from, to }) : undefined), [reader, enabled, from, to])
  /** Tries again after an error, and asks for blocks again that were unavailable. */
  const refetch = useCallback(() => reader.retry(), [reader])
  return { ...view, isFetching: enabled && view.isFetching, refetch }
}
