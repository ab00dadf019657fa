import { describe, expect, test } from 'vitest'
import { BlockTimes } from './blockTimes'

const YEAR_OF_BLOCKS = 10_512_000n
const bounds = { from: 2n, to: YEAR_OF_BLOCKS }

/** Returns the times of a chain, and counts the blocks that are read. */
function chainOf(timeAt: (block: number) => number) {
  const chain = { read: 0, timeAt }
  const times = new BlockTimes(async (number) => {
    chain.read++
    return timeAt(Number(number))
  })
  return { chain, times }
}

const steady = (block: number) => 1_700_000_000 + block * 3
/** Three seconds a block, then two, with an outage of a day between. */
const changed = (block: number) =>
  1_700_000_000 + (block < 6_000_000 ? block * 3 : 6_000_000 * 3 + 86_400 + (block - 6_000_000) * 2)
const uneven = (block: number) => steady(block) + Math.round(Math.sin(block / 50_000) * 40_000)

describe.each([
  ['a steady block time', steady, 3],
  ['another block time after an outage', changed, 8],
  ['an uneven block time', uneven, 12],
])('with %s', (_, timeAt, requests) => {
  test.each([10_000_000, 8_000_000, 3_000_000, 1_000])('finds block %d in few requests', async (block) => {
    const { chain, times } = chainOf(timeAt)
    const time = timeAt(block)
    const before = await times.find('before', time, bounds)
    expect(timeAt(Number(before))).toBeLessThanOrEqual(time)
    expect(block - Number(before)).toBeLessThan(1_000)
    expect(chain.read).toBeLessThanOrEqual(requests + 2)

    const after = await times.find('after', time, bounds)
    expect(timeAt(Number(after))).toBeGreaterThan(time)
    expect(Number(after) - block).toBeLessThan(1_000)
  })
})

test('finds a block of another second, where hundreds share one', async () => {
  const { times } = chainOf((block) => 1_700_000_000 + Math.floor(block / 300))
  const time = 1_700_010_000
  expect(times.timeOf(await times.find('before', time, bounds))).toBeLessThan(time)
  expect(times.timeOf(await times.find('after', time, bounds))).toBeGreaterThan(time)
})

test('stays within its bounds', async () => {
  const { times } = chainOf(steady)
  expect(await times.find('before', 0, bounds)).toBe(2n)
  expect(await times.find('after', 0, bounds)).toBe(2n)
  expect(await times.find('before', steady(99_999_999), bounds)).toBe(YEAR_OF_BLOCKS)
})

test('interpolates between known blocks, and forgets reorged ones', async () => {
  const { chain, times } = chainOf(steady)
  times.add(100n, 1_000)
  times.add(200n, 1_400)
  expect(times.timeOf(150n)).toBe(1_200)
  expect(times.timeOf(300n)).toBe(1_400)
  times.forgetFrom(200n)
  expect(times.timeOf(150n)).toBe(1_000)
  expect(await times.load(200n)).toBe(steady(200))
  await times.load(200n)
  expect(chain.read).toBe(1)
})
