import type { AppLog } from './appLogs'
import { addSpan, type BlockSpan, type BlockSpans, removeSpan } from './blockSpans'

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
