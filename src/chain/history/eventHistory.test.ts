import { describe, expect, test } from 'vitest'
import { type EventHistory, extend, percentRead, withoutTail } from './eventHistory'

type History = EventHistory<{ block: bigint }>

const hash = `0x${'1'.repeat(64)}` as const
const at = (...blocks: number[]) => blocks.map((block) => ({ block: BigInt(block) }))
const blocksOf = ({ events }: History) => events.map(({ block }) => Number(block))

const history: History = {
  from: 10n,
  to: 20n,
  head: 40n,
  events: at(11, 11, 15, 20),
  anchor: { number: 30n, hash },
}

describe('extend', () => {
  test('appends events, and advances without any', () => {
    expect(blocksOf(extend(history, { to: 30n, events: at(22) }, 10))).toEqual([11, 11, 15, 20, 22])
    const quiet = extend(history, { to: 30n, events: [] }, 10)
    expect(quiet).toEqual({ ...history, to: 30n })
    // The same reference, so that memos hold.
    expect(quiet.events).toBe(history.events)
  })

  test('drops whole blocks, the oldest first, and moves `from`', () => {
    const bounded = extend(history, { to: 30n, events: at(22, 23) }, 5)
    // One event too many drops both of block 11.
    expect(blocksOf(bounded)).toEqual([15, 20, 22, 23])
    expect(bounded.from).toBe(12n)
    expect(extend(history, { to: 30n, events: at(22) }, 5).from).toBe(10n)
  })
})

describe('withoutTail', () => {
  test('keeps everything up to the anchor', () => {
    expect(withoutTail(history)).toBe(history)
    const justRead = { ...history, anchor: { number: history.to, hash } }
    expect(withoutTail(justRead)).toBe(justRead)
  })

  test('drops the events after the anchor', () => {
    const anchored = { ...history, anchor: { number: 15n, hash } }
    expect(blocksOf(withoutTail(anchored))).toEqual([11, 11, 15])
    expect(withoutTail(anchored).to).toBe(15n)
  })

  test('keeps only the first block if that is the anchor', () => {
    const anchored = { ...history, anchor: { number: 10n, hash } }
    expect(withoutTail(anchored)).toMatchObject({ to: 10n, events: [] })
  })

  test('drops everything if the anchor is older', () => {
    expect(withoutTail({ ...history, anchor: { number: 3n, hash } })).toMatchObject({ to: 9n, events: [] })
  })
})

test('progress is 100 only when complete', () => {
  expect(percentRead({ from: 1n, to: 0n, head: 1_000n })).toBe(0)
  expect(percentRead({ from: 1n, to: 500n, head: 1_000n })).toBe(50)
  expect(percentRead({ from: 1n, to: 999n, head: 1_000n })).toBe(99)
  expect(percentRead({ from: 1n, to: 1_000n, head: 1_000n })).toBe(100)
  expect(percentRead({ from: 1n, to: 2_000n, head: 1_000n })).toBe(100)
})
