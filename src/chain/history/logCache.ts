import type { DBSchema, IDBPObjectStore } from 'idb'
import type { Hash } from 'viem'
import { databaseOf } from '@/lib/database'
import type { AppLog } from './appLogs'
import { addSpan, type BlockSpan, type BlockSpans, removeSpan } from './blockSpans'

/** A block too deep for a reorg. Another hash at its number means another chain. */
interface Anchor {
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

interface Schema extends DBSchema {
  /** By cache and block. */
  logs: { key: [name: string, block: number]; value: AppLog[] }
  index: { key: string; value: CacheIndex }
}

const open = databaseOf<Schema>('clutchpool.logs', ['logs', 'index'])

/** Beyond it, the oldest are dropped. */
const MAX_BLOCKS_WITH_LOGS = 50_000

/**
 * Opens a cache in IndexedDB, because logs exceed localStorage and contain bigints.
 * @param name one per chain and set of contracts
 */
export function openLogCache(name: string): LogCache {
  const keysOf = ({ from, to }: BlockSpan) => IDBKeyRange.bound([name, Number(from)], [name, Number(to)])
  const all = () => keysOf({ from: 0n, to: BigInt(Number.MAX_SAFE_INTEGER) })

  /** Runs `act` in one transaction, and resolves once it is written. */
  async function change<Result>(act: (logs: Store<'logs'>, index: Store<'index'>) => Promise<Result>) {
    const transaction = (await open()).transaction(['logs', 'index'], 'readwrite')
    const acting = act(transaction.objectStore('logs'), transaction.objectStore('index'))
    const [result] = await Promise.all([acting, transaction.done])
    return result
  }

  return {
    load: async () => (await open()).get('index', name),

    read: async (span) => (await (await open()).getAll('logs', keysOf(span))).toReversed().flat(),

    write: (span, added, anchor) =>
      change(async (logs, index) => {
        await logs.delete(keysOf(span))
        await Promise.all(byBlock(added).map(([block, ofBlock]) => logs.put(ofBlock, [name, Number(block)])))
        let covered = addSpan((await index.get(name))?.covered ?? [], span)
        const excess = (await logs.count(all())) - MAX_BLOCKS_WITH_LOGS
        if (excess > 0) {
          const last = (await logs.getAllKeys(all(), excess)).at(-1)
          const dropped = { from: 0n, to: BigInt(last?.[1] ?? 0) }
          await logs.delete(keysOf(dropped))
          covered = removeSpan(covered, dropped)
        }
        const written = { covered, anchor }
        await index.put(written, name)
        return written
      }),

    clear: () =>
      change(async (logs, index) => {
        await Promise.all([logs.delete(all()), index.delete(name)])
      }),
  }
}

type Store<Name extends 'logs' | 'index'> = IDBPObjectStore<Schema, ['logs', 'index'], Name, 'readwrite'>

function byBlock(logs: readonly AppLog[]) {
  const blocks = new Map<bigint, AppLog[]>()
  for (const log of logs) blocks.set(log.blockNumber, [...(blocks.get(log.blockNumber) ?? []), log])
  return [...blocks]
}
