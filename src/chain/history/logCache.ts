import type { Hash } from 'viem'
import { answerOf, inDatabase } from '@/lib/database'
import type { AppLog } from './appLogs'
import {
  addSpan,
  type BlockSpan,
  type BlockSpans,
  coveredSpans,
  missingSpans,
  removeSpan,
  sizeOfAll,
} from './blockSpans'
import type { LogStore } from './logsView'

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
export function openLogCache(name: string): LogCache {
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
        const excess = (await answerOf(logs.count(all()))) - MAX_BLOCKS_WITH_LOGS
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
  for (const log of logs) blocks.set(log.blockNumber, [...(blocks.get(log.blockNumber) ?? []), log])
  return blocks
}

function inStores<Value>(
  mode: IDBTransactionMode,
  act: (logs: IDBObjectStore, index: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  return inDatabase(DATABASE, mode, (store) => act(store(LOGS), store(INDEX)))
}

/** New blocks that are worth a write. */
const BLOCKS_PER_WRITE = 64n

/** The part of the logs that survives a reload. Without access or space nothing is cached. */
export class CachedLogs {
  /** The blocks whose logs are cached. */
  covered: BlockSpans = []
  private anchor: Anchor | undefined

  constructor(private readonly cache: LogCache) {}

  /**
   * Opens the cache, and empties it if it is of another chain.
   * @param anchor a block too deep for a reorg
   * @param hasBlock checks that the chain has a block
   */
  async open(anchor: Anchor, hasBlock: (anchor: Anchor) => Promise<boolean>): Promise<void> {
    const index = await this.cache.load().catch(() => undefined)
    if (index && !(await hasBlock(index.anchor))) await this.cache.clear().catch(() => undefined)
    else this.covered = index?.covered ?? []
    this.anchor = anchor
  }

  /** Reads logs, newest first. Returns `undefined` if the cache can't, and doesn't offer these blocks again. */
  async read(span: BlockSpan): Promise<readonly AppLog[] | undefined> {
    try {
      return await this.cache.read(span)
    } catch {
      this.covered = []
      return undefined
    }
  }

  /** Writes what isn't cached yet of the blocks up to `final`, the newest block too deep for a reorg. */
  async save({ logs, covered }: LogStore, final: bigint): Promise<void> {
    const finished = coveredSpans(covered, { from: 0n, to: final })
    const added = finished.flatMap((span) => missingSpans(this.covered, span))
    if (!this.anchor || sizeOfAll(added) < BLOCKS_PER_WRITE) return
    try {
      for (const span of added) {
        const within = logs.filter(({ blockNumber }) => blockNumber >= span.from && blockNumber <= span.to)
        this.covered = (await this.cache.write(span, within, this.anchor)).covered
      }
    } catch {
      // No access or no space: the next page load reads the logs again.
    }
  }
}
