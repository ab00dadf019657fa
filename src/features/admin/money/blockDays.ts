const DAY = 24 * 60 * 60

/** Returns a time's UTC midnight in unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY)
}

export function daysBefore(day: number, days: number): number {
  return day - days * DAY
}

export function nextDay(day: number): number {
  return day + DAY
}

/** Finds the UTC day of ascending blocks by binary search: blocks between two of the same day need no request. */
export async function blockDays(
  blocks: readonly bigint[],
  timeOf: (block: bigint) => Promise<number>,
): Promise<Map<bigint, number>> {
  const distinct = blocks.filter((block, index) => block !== blocks[index - 1])
  const days = new Map<bigint, number>()
  const readDay = async (index: number): Promise<number> => {
    const block = distinct[index]
    if (block === undefined) throw new RangeError(`No block ${index}`)
    const day = dayOf(await timeOf(block))
    days.set(block, day)
    return day
  }
  const fill = async (from: number, to: number, first: number, last: number): Promise<void> => {
    if (first === last) {
      for (const block of distinct.slice(from, to)) days.set(block, first)
    } else if (to - from > 1) {
      const middle = Math.floor((from + to) / 2)
      const day = await readDay(middle)
      await Promise.all([fill(from, middle, first, day), fill(middle, to, day, last)])
    }
  }
  const end = distinct.length - 1
  if (end < 0) return days
  const [first, last] = await Promise.all([readDay(0), readDay(end)])
  await fill(0, end, first, last)
  return days
}
