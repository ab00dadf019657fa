import { queryOptions } from '@tanstack/react-query'
import { deployment } from '@/chain/config/config'
import { type Block, hasReorged, headStore, readBlock, waitForFirstBlock } from '@/chain/network/head'
import { freshness } from '@/chain/queries/queryClient'
import type { AppLog } from './appLogs'
import { type BlockSpan, max, min } from './blockSpans'
import { readBackwards } from './logEndpoint'
import { LogReader, type LogSource, LogsUnavailableError, REORG_DEPTH } from './logReader'

/** New blocks are read together with this many before them, because a lagging node answers without their logs. */
const OVERLAP = 8n

/** After more new blocks, as when the computer slept, the newest are read as on a page that has just opened. */
const MAX_GAP = 1_000n

/** Logs are read while a component shows them. */
export const whileShown = { ...freshness.fixed, gcTime: 0 }

/** The logs of the blocks from `from` to `head`, which a reorg may replace. */
export interface NewestLogs {
  reader: LogReader
  head: Block
  from: bigint
  /** The time of `from` in unix seconds, `undefined` while no block is read. */
  readFrom: number | undefined
  /** Oldest first: TanStack's structural sharing then keeps the logs whose blocks are read again. */
  logs: readonly AppLog[]
}

/**
 * Reads the newest blocks, and those that came since the last fetch, once for all time spans that end now.
 * @param to the end of another time span, in unix seconds. Of one that is over they are not read.
 */
export const newestLogsQuery = (source: LogSource, ownRpcUrl: string | undefined, to = Infinity) =>
  queryOptions({
    queryKey: ['newestLogs', ownRpcUrl, to],
    queryFn: async ({ client, queryKey, signal }) => {
      for (;;) {
        const known = client.getQueryData<NewestLogs>(queryKey)
        const newest = await readNewestLogs(source, known, to, signal)
        // A block that came meanwhile may be the last for a while.
        if (newest === known) return newest
        client.setQueryData(queryKey, newest)
      }
    },
    ...whileShown,
  })

/** Returns what is `known` if there is no newer block. */
async function readNewestLogs(
  source: LogSource,
  known: NewestLogs | undefined,
  to: number,
  signal: AbortSignal,
): Promise<NewestLogs> {
  // Otherwise the first block could come later and look new.
  await waitForFirstBlock()
  const head = headStore.getState().head ?? (await readBlock(source.config))
  if (known && (to < known.head.timestamp || head.hash === known.head.hash)) return known
  const gap = head.number - (known?.head.number ?? 0n)
  // A chain that is that much shorter was started anew.
  const isFollowed = known && gap >= -REORG_DEPTH && gap <= MAX_GAP
  if (isFollowed) return follow(known, head, signal)
  const opened = await open(source, head)
  return to < head.timestamp ? opened : start(opened, signal)
}

async function open(source: LogSource, head: Block): Promise<NewestLogs> {
  const reader = await LogReader.open(source, head)
  return { reader, head, from: head.number + 1n, readFrom: undefined, logs: [] }
}

async function start(opened: NewestLogs, signal: AbortSignal): Promise<NewestLogs> {
  const { reader, head } = opened
  try {
    return await readAgain(opened, { from: reader.anchor.number + 1n, to: head.number }, signal)
  } catch (error) {
    if (error instanceof LogsUnavailableError) return opened
    throw error
  }
}

async function follow(known: NewestLogs, head: Block, signal: AbortSignal): Promise<NewestLogs> {
  const depth = hasReorged({ head }, known) ? REORG_DEPTH : OVERLAP
  const from = min(known.head.number, head.number) - depth + 1n
  const newest = await readAgain({ ...known, head }, { from, to: head.number }, signal)
  const final = { from: newest.from, to: head.number - REORG_DEPTH }
  await newest.reader.keep(final, newest.logs)
  return newest
}

/** Reads all blocks of a span, in place of those that were read before. */
async function readAgain(newest: NewestLogs, span: BlockSpan, signal: AbortSignal): Promise<NewestLogs> {
  const { reader, logs } = newest
  const from = max(deployment.deployBlock, span.from)
  reader.times.forgetFrom(from)
  const found: AppLog[] = []
  for await (const page of readBackwards({ from, to: span.to }, (rest) => reader.readNewest(rest, signal)))
    found.push(...page.logs)
  const before = logs.filter(({ blockNumber }) => blockNumber < from)
  return {
    ...newest,
    ...(from < newest.from && { from, readFrom: reader.times.timeOf(from) }),
    logs: [...before, ...found.reverse()],
  }
}
