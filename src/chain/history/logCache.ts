import type { Hash } from 'viem'
import { answerOf, inDatabase } from '@/lib/database'
import type { AppLog } from './appLogs'
import { addSpan, type BlockSpan, type BlockSpans, removeSpan } from './blockSpans'

/** A block too deep for a reorg. Another hash at its number means another chain. */
export interface Anchor {
  number: bigint
  hash: Hash
}

export interface CacheIndex {
  covered: BlockSpans
  anchor: Anchor
}

/** Keeps the logs of final blocks over reloads. */
export interface LogCache {
  load: () => Promise<CacheIndex | undefined>
  /** Reads logs, newest first. */
  read: (span: BlockSpan) => Promise<AppLog[]>
  write: (span: BlockSpan, logs: readonly AppLog[], anchor: Anchor) => Promise<CacheIndex>
  clear: () => Promise<void>
}

const LOGS = 'logs'
const INDEX = 'index'
const DATABASE = { name: 'clutchpool.logs', stores: [LOGS, INDEX] }

/** Beyond it, the oldest are dropped. */
const MAX_BLOCKS_WITH_LOGS = 50_000

/**
 * Opens a cache in IndexedDB, because logs exceed localStorage and contain bigints.
 * @param name one per chain and set of contracts
 */
export function openLogCache(name: string, maxBlocks = MAX_BLOCKS_WITH_LOGS): LogCache {
  const keysOf = ({ from, to }: BlockSpan) => IDBKeyRange.bound([name, Number(from)], [name, Number(to)])
  const all = () => keysOf({ from: 0n, to: BigInt(Number.MAX_SAFE_INTEGER) })

  return {
    load: () => inStores('readonly', (_, index) => answerOf<CacheIndex | undefined>(index.get(name))),

    read: (span) =>
      inStores('readonly', async (logs) =>
        (await answerOf<AppLog[][]>(logs.getAll(keysOf(span)))).toReversed().flat(),
      ),

    write: (span, added, anchor) =>
      inStores('readwrite', async (logs, index) => {
        logs.delete(keysOf(span))
        for (const [block, ofBlock] of byBlock(added)) logs.put(ofBlock, [name, Number(block)])
        const known = await answerOf<CacheIndex | undefined>(index.get(name))
        let covered = addSpan(known?.covered ?? [], span)
        const excess = (await answerOf(logs.count(all()))) - maxBlocks
        if (excess > 0) {
          const keys = await answerOf(logs.getAllKeys(all(), excess))
          const [, last] = [keys.at(-1)].flat()
          const dropped = { from: 0n, to: BigInt(Number(last)) }
          logs.delete(keysOf(dropped))
          covered = removeSpan(covered, dropped)
        }
        const written = { covered, anchor }
        index.put(written, name)
        return written
      }),

    clear: () =>
      inStores('readwrite', async (logs, index) => {
        logs.delete(all())
        await answerOf(index.delete(name))
      }),
  }
}

function byBlock(logs: readonly AppLog[]): Map<bigint, AppLog[]> {
  const blocks = new Map<bigint, AppLog[]>()
  for (const log of logs) {
    const ofBlock = blocks.get(log.blockNumber)
    if (ofBlock) ofBlock.push(log)
    else blocks.set(log.blockNumber, [log])
  }
  return blocks
}

function inStores<Value>(
  mode: IDBTransactionMode,
  act: (logs: IDBObjectStore, index: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  return inDatabase(DATABASE, mode, (store) => act(store(LOGS), store(INDEX)))
}
