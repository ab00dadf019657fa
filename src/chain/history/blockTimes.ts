import { type BlockSpan, max, min } from './blockSpans'

/** Requests for one search at most. A search that stops early is right, only less exact. */
const MAX_STEPS = 12

/** Blocks that are found in excess, instead of searching for the exact one of a moment. */
const SLACK = 100n

/** Maps times to blocks and back by interpolation between the blocks whose time is known. */
export class BlockTimes {
  /** Oldest first. */
  private known: { number: bigint; time: number }[] = []

  /** @param readTime reads a block's time in unix seconds */
  constructor(private readonly readTime: (blockNumber: bigint) => Promise<number>) {}

  /** @param time unix seconds */
  add(number: bigint, time: number): void {
    const index = this.indexOf(number)
    if (this.known[index]?.number === number) this.known[index] = { number, time }
    else this.known.splice(index, 0, { number, time })
  }

  /** Forgets blocks that a reorg may have replaced. */
  forgetFrom(number: bigint): void {
    this.known.length = this.indexOf(number)
  }

  /** Estimates a block's time in unix seconds. */
  timeOf(number: bigint): number {
    const index = this.indexOf(number)
    const after = this.known[index]
    if (after?.number === number) return after.time
    const before = this.known[index - 1]
    if (!before || !after) return (before ?? after)?.time ?? 0
    const share = Number(number - before.number) / Number(after.number - before.number)
    return Math.round(before.time + share * (after.time - before.time))
  }

  /** Reads a block's time unless it is known. */
  async load(number: bigint): Promise<number> {
    const found = this.known[this.indexOf(number)]
    if (found?.number === number) return found.time
    const time = await this.readTime(number)
    this.add(number, time)
    return time
  }

  /**
   * Finds a block within `bounds` before a moment or after it, and about `SLACK` blocks away from it at most. Never one
   * of the same second, which many blocks can share.
   * @param time unix seconds
   */
  async find(side: 'before' | 'after', time: number, { from, to }: BlockSpan) {
    const isEarlier = (at: number) => at < time || (at === time && side === 'after')
    let [low, high] = [from, to]
    if (isEarlier(await this.load(high))) return high
    if (!isEarlier(await this.load(low))) return low
    for (const { number, time: at } of this.known) {
      if (number <= low || number >= high) continue
      if (isEarlier(at)) low = number
      else high = number
    }
    for (let step = 1; step <= MAX_STEPS && high - low > 1n; step++) {
      const perBlock = (this.timeOf(high) - this.timeOf(low)) / Number(high - low)
      const isNear = {
        before: (time - this.timeOf(low)) / perBlock <= Number(SLACK),
        after: (this.timeOf(high) - time) / perBlock <= Number(SLACK),
      }
      if (isNear[side]) break
      const estimate = low + BigInt(Math.floor((time - this.timeOf(low)) / perBlock))
      // Aims to one side, so that one step is enough on a chain with a steady block time.
      const aim = side === 'before' ? estimate - SLACK / 2n : estimate + SLACK / 2n + 1n
      const guess = step % 3 === 0 ? (low + high) / 2n : max(low + 1n, min(high - 1n, aim))
      if (isEarlier(await this.load(guess))) low = guess
      else high = guess
    }
    return side === 'before' ? low : high
  }

  /** Returns the index of the first known block that isn't older. */
  private indexOf(number: bigint): number {
    const index = this.known.findIndex((block) => block.number >= number)
    return index < 0 ? this.known.length : index
  }
}
