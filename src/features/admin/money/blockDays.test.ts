import { expect, test } from 'vitest'
import { blockDays, dayOf, daysBefore, nextDay } from './blockDays'

const DAY = 86_400
const MIDNIGHT = 20_000 * DAY

/** Blocks of a minute each; counts how many times are asked for. */
function chain() {
  const asked: bigint[] = []
  const timeOf = async (block: bigint) => {
    asked.push(block)
    return MIDNIGHT + Number(block) * 60
  }
  return { asked, timeOf }
}

test('a day begins at midnight UTC', () => {
  expect(dayOf(MIDNIGHT)).toBe(MIDNIGHT)
  expect(dayOf(MIDNIGHT + DAY - 1)).toBe(MIDNIGHT)
  expect(nextDay(MIDNIGHT)).toBe(dayOf(MIDNIGHT + DAY))
  expect(daysBefore(MIDNIGHT, 2)).toBe(dayOf(MIDNIGHT - DAY - 1))
})

test('finds the day of each block', async () => {
  const { timeOf } = chain()
  const blocks = Array.from({ length: 5_000 }, (_, index) => BigInt(index)).filter(
    (block) => block % 7n !== 3n,
  )
  const days = await blockDays(blocks, timeOf)
  expect(days.size).toBe(blocks.length)
  for (const block of blocks) expect(days.get(block)).toBe(dayOf(MIDNIGHT + Number(block) * 60))
})

test('reads two blocks per day, and a few more around midnight', async () => {
  const { asked, timeOf } = chain()
  await blockDays(
    Array.from({ length: 1_440 }, (_, index) => BigInt(index)),
    timeOf,
  )
  expect(asked).toHaveLength(2)
  await blockDays(
    Array.from({ length: 1_024 }, (_, index) => BigInt(1_000 + index)),
    timeOf,
  )
  expect(asked.length).toBeLessThan(16)
})

test('reads repeated blocks once', async () => {
  const { asked, timeOf } = chain()
  await blockDays([0n, 0n, 0n, 1_500n, 1_500n, 1_500n, 1_500n, 3_000n, 3_000n], timeOf)
  expect(asked).toEqual([0n, 3_000n, 1_500n])
})

test('accepts no block, one block and repeated blocks', async () => {
  const { asked, timeOf } = chain()
  expect(await blockDays([], timeOf)).toEqual(new Map())
  expect(await blockDays([5n, 5n], timeOf)).toEqual(new Map([[5n, MIDNIGHT]]))
  expect(new Set(asked)).toEqual(new Set([5n]))
})
