import type { AppLog } from './appLogs'
import { type BlockSpan, type BlockSpans, coveredSpans, missingSpans, sizeOfAll } from './blockSpans'
import type { Anchor, LogCache } from './logCache'
import type { LogStore } from './logStore'

/** New blocks that are worth a write. */
const BLOCKS_PER_WRITE = 64n

/** The part of the logs that survives a reload. Without access or space nothing is cached. */
export class CachedLogs {
  /** The blocks whose logs are cached. */
  covered: BlockSpans = []
  private anchor: Anchor | undefined

  constructor(private readonly cache: LogCache) {}

  /**
   * Opens the cache, and empties it if it is of another chain. Returns `false` if this page has seen another chain before.
   * @param anchor a block too deep for a reorg
   * @param hasBlock checks that the chain has a block
   */
  async open(anchor: Anchor, hasBlock: (anchor: Anchor) => Promise<boolean>): Promise<boolean> {
    const index = this.anchor
      ? { anchor: this.anchor, covered: this.covered }
      : await this.cache.load().catch(() => undefined)
    const isSameChain = !index || (await hasBlock(index.anchor))
    if (index && isSameChain) this.covered = index.covered
    if (!isSameChain) await this.clear()
    this.anchor = anchor
    return isSameChain
  }

  async clear(): Promise<void> {
    this.covered = []
    await this.cache.clear().catch(() => undefined)
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
    const added = coveredSpans(covered, { from: 0n, to: final }).flatMap((span) =>
      missingSpans(this.covered, span),
    )
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
