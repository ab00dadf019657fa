import type { AppLog } from './appLogs'
import {
  addSpan,
  type BlockSpan,
  type BlockSpans,
  missingSpans,
  removeSpan,
  sizeOf,
  sizeOfAll,
} from './blockSpans'
import type { BlockTimes } from './blockTimes'

/** Times in unix seconds. */
export interface TimeSpan {
  from: number
  /** Until now by default, with new blocks as they come. */
  to?: number
}

/** The logs of a time span, as far as they are read. */
export interface LogsView {
  /** Newest first. */
  logs: readonly AppLog[]
  /** Unix seconds down to which logs are read. */
  readFrom: number | undefined
  /** 0 to 100. 100 means complete. */
  percent: number
  isComplete: boolean
  /** The time span reaches back to the deployment. */
  isWhole: boolean
  /** No endpoint serves the logs before `readFrom`, or only with too many requests. New logs still appear. */
  isUnavailable: boolean
  error: unknown
  isFetching: boolean
}

export const initialView: LogsView = {
  logs: [],
  readFrom: undefined,
  percent: 0,
  isComplete: false,
  isWhole: false,
  isUnavailable: false,
  error: undefined,
  isFetching: true,
}

/** Describes how far a time span is read. @param span the blocks of `time` */
export function viewOf(time: TimeSpan, span: BlockSpan, { logs, covered }: LogStore, times: BlockTimes) {
  const missing = missingSpans(covered, span)
  // Blocks that came while the page was asleep: what is older stays on screen.
  const older = missing.filter(({ to }) => to !== span.to)
  const newest = missing.find(({ to }) => to === span.to)
  const isComplete = missing.length === 0
  const total = sizeOf(span)
  const percent = isComplete || total <= 0n ? 100 : Number(((total - sizeOfAll(missing)) * 100n) / total)
  if (newest?.from === span.from) return { logs: [], readFrom: undefined, percent, isComplete }
  const bottom = older[0] ? older[0].to + 1n : span.from
  return {
    logs: logs.filter(
      (log) => log.blockNumber >= bottom && log.time >= time.from && log.time <= (time.to ?? log.time),
    ),
    readFrom: older[0] ? Math.max(time.from, times.timeOf(bottom)) : time.from,
    percent,
    isComplete,
  }
}

/** Keeps the previous view or its list where they are equal, so that memos hold. */
export function reuseView(view: LogsView, previous: LogsView): LogsView {
  const { logs, ...rest } = view
  const isSameList =
    logs.length === previous.logs.length && logs.every((log, index) => log === previous.logs[index])
  const isSame =
    isSameList && Object.entries(rest).every(([key, value]) => Object.is(value, Object(previous)[key]))
  if (isSame) return previous
  return isSameList ? { ...view, logs: previous.logs } : view
}

/** The logs of the blocks that were read. Immutable: a change makes another one. */
export interface LogStore {
  /** Newest first. */
  logs: readonly AppLog[]
  covered: BlockSpans
}

export const emptyLogStore: LogStore = { logs: [], covered: [] }

/** Replaces the logs of a block range. Logs that were there before keep their identity. @param found newest first */
export function insertLogs(store: LogStore, span: BlockSpan, found: readonly AppLog[]): LogStore {
  const covered = addSpan(store.covered, span)
  const before = store.logs.filter(({ blockNumber }) => blockNumber >= span.from && blockNumber <= span.to)
  const known = new Map(before.map((log) => [idOf(log), log]))
  const within = found.map((log) => known.get(idOf(log)) ?? log)
  const isSame = within.length === before.length && within.every((log, index) => log === before[index])
  if (isSame) return { logs: store.logs, covered }
  const newer = store.logs.filter(({ blockNumber }) => blockNumber > span.to)
  const older = store.logs.filter(({ blockNumber }) => blockNumber < span.from)
  return { logs: [...newer, ...within, ...older], covered }
}

/** Forgets that blocks were read. Their logs stay until the blocks are read again. */
export function uncover({ logs, covered }: LogStore, from: bigint, newest: bigint): LogStore {
  return {
    logs: logs.some(({ blockNumber }) => blockNumber > newest)
      ? logs.filter(({ blockNumber }) => blockNumber <= newest)
      : logs,
    covered: covered[0] ? removeSpan(covered, { from, to: covered[0].to }) : covered,
  }
}

const idOf = ({ blockHash, logIndex }: AppLog) => `${blockHash} ${logIndex}`
