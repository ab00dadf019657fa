import {
  infiniteQueryOptions,
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { logs } from '#deployment'
import { chain, deployment, loggingContracts } from '@/chain/config/config'
import { type HeadSnapshot, headStore, watchHead } from '@/chain/network/head'
import { useOwnRpcUrl } from '@/chain/network/rpc'
import type { AppLog } from './appLogs'
import { type BlockSpan, min } from './blockSpans'
import { openLogCache } from './logCache'
import { type LogSource, LogsUnavailableError } from './logReader'
import { type NewestLogs, newestLogsQuery, whileShown } from './newestLogs'

/** Pages of one time span, of up to four requests each; more would take minutes. */
const MAX_PAGES = 125

/** Milliseconds after which a failed read is tried again. */
const RETRY_INTERVAL = 30_000

/** Cache version: increment it when the cached logs change. */
const FORMAT = 2

const openCache = () => openLogCache([FORMAT, chain.id, ...loggingContracts].join(' '))

/** Returns the logs that earlier visits have kept in this browser, newest first. */
export function readKeptLogs(): Promise<readonly AppLog[]> {
  const all = { from: 0n, to: BigInt(Number.MAX_SAFE_INTEGER) }
  return openCache()
    .read(all)
    .catch(() => [])
}

/** Times in unix seconds. */
export interface TimeSpan {
  from: number
  /** Until now by default, with new blocks as they come. */
  to?: number
}

type Newest = Omit<NewestLogs, 'head'>

/** Leaves out what changes with each block. */
const toNewest = ({ reader, from, readFrom, logs }: NewestLogs): Newest => ({ reader, from, readFrom, logs })

/** Reads the blocks of a time span that are older than the newest ones, in pages from the newest down. */
const olderLogsQuery = (newest: Newest | undefined, time: TimeSpan) =>
  infiniteQueryOptions({
    queryKey: ['olderLogs', newest?.reader.anchor.hash, time.from, time.to],
    queryFn: newest ? ({ pageParam, signal }) => readOlderLogs(newest, time, pageParam, signal) : skipToken,
    initialPageParam: undefined as Left | undefined,
    getNextPageParam: ({ rest }) => rest,
    ...whileShown,
    placeholderData: keepPreviousData,
    // Old blocks don't change, so that an invalidation of all queries must not read them again.
    staleTime: 'static',
  })

/** The blocks of a time span that are still to be read. */
interface Left extends BlockSpan {
  /** Its newest block. */
  newest: bigint
}

type OlderLogs = Awaited<ReturnType<typeof readOlderLogs>>

async function readOlderLogs(
  { reader, from: above }: Newest,
  { from, to }: TimeSpan,
  left: Left | undefined,
  signal: AbortSignal,
) {
  const span = left ?? (await reader.locate(from, to, above - 1n))
  const page = await reader.readNewest(span, signal)
  void reader.keep({ from: page.from, to: min(span.to, reader.anchor.number) }, page.logs)
  const newest = left?.newest ?? span.to
  const isLast = page.from <= span.from
  return {
    logs: page.logs,
    rest: isLast ? undefined : { from: span.from, to: page.from - 1n, newest },
    readFrom: isLast ? from : Math.max(from, reader.times.timeOf(page.from)),
    percent: isLast ? 100 : Number(((newest - page.from + 1n) * 100n) / (newest - span.from + 1n)),
    isWhole: from <= reader.times.timeOf(deployment.deployBlock),
  }
}

const noPages: readonly OlderLogs[] = []

function logsWithin(
  { from, to = Infinity }: TimeSpan,
  newest: Newest | undefined,
  pages: readonly OlderLogs[],
) {
  const above = newest?.logs.toReversed() ?? []
  // An RPC may have logs of new blocks that another endpoint has served before.
  const older = pages.flatMap(({ logs }) => logs).filter((log) => newest && log.blockNumber < newest.from)
  return [...above, ...older].filter(({ time }) => time >= from && time <= to)
}

const sources = new WeakMap<Config, LogSource>()

function sourceOf(config: Config): LogSource {
  const source = sources.get(config) ?? { config, cache: openCache(), endpoints: logs.endpoints }
  sources.set(config, source)
  return source
}

type Asked = TimeSpan & { enabled?: boolean }

/**
 * Returns the logs of the app's contracts between two times in unix seconds, newest first, and reads them while the
 * component is mounted. Round the times: each pair is a time span of its own. What is read stays while another one loads.
 */
export const useLogs = (asked: Asked) => useLogsOf(sourceOf(useConfig()), asked)

/** `useLogs` with a source of its own. */
export function useLogsOf(source: LogSource, { from, to, enabled = true }: Asked) {
  const newest = useQuery({ ...newestLogsQuery(source, useOwnRpcUrl(), to), select: toNewest, enabled })
  const older = useInfiniteQuery({ ...olderLogsQuery(newest.data, { from, to }), enabled })
  const { refetch: readNewest } = newest
  const { fetchNextPage: readOlder, hasNextPage, isFetching, isPlaceholderData } = older
  const pages = older.data?.pages ?? noPages
  const last = isPlaceholderData ? undefined : pages.at(-1)
  const [maxPages, setMaxPages] = useState(MAX_PAGES)

  const { failureReason, errorUpdatedAt } = newest.data ? older : newest
  const hasStopped = hasNextPage && pages.length >= maxPages
  const isUnavailable = hasStopped || failureReason instanceof LogsUnavailableError
  const error = (!isUnavailable && failureReason) || undefined
  const isComplete = last !== undefined && !last.rest

  // A page can come from the cache before React has seen that it is read: each one has its own effect.
  const next = enabled && !isFetching && !hasStopped && !failureReason ? last?.rest : undefined
  useEffect(() => {
    if (next) void readOlder({ cancelRefetch: false })
  }, [next, readOlder])

  const refetch = () => {
    newest.data?.reader.reset()
    setMaxPages(pages.length + MAX_PAGES)
    void (newest.data ? readOlder() : readNewest())
  }
  const onHead = useEffectEvent((snapshot: HeadSnapshot, previous: HeadSnapshot) => {
    if (!snapshot.isReachable) return
    if (newest.data) void readNewest({ cancelRefetch: false })
    if (error && (!previous.isReachable || Date.now() - errorUpdatedAt > RETRY_INTERVAL)) refetch()
  })
  useEffect(() => {
    if (!enabled) return
    const ends = [watchHead(source.config), headStore.subscribe(onHead)]
    return () => {
      for (const end of ends) end()
    }
  }, [source, enabled])

  return {
    /** Newest first. */
    logs: useMemo(() => logsWithin({ from, to }, newest.data, pages), [from, to, newest.data, pages]),
    /** Unix seconds down to which logs are read. */
    readFrom: last?.readFrom ?? (failureReason ? newest.data?.readFrom : undefined),
    /** 0 to 100. 100 means complete. */
    percent: last?.percent ?? 0,
    isComplete,
    /** The time span reaches back to the deployment. */
    isWhole: last?.isWhole ?? false,
    /** No endpoint serves the logs before `readFrom`, or only with too many requests. New logs still appear. */
    isUnavailable,
    error,
    isFetching: enabled && !isComplete && !isUnavailable && !error,
    refetch,
  }
}

/** The logs of a time span, as far as they are read. */
export type LogsView = ReturnType<typeof useLogs>
