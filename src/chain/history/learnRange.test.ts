import { describe, expect, test } from 'vitest'
import { grow } from './growRange'
import { shrink } from './learnRange'
import { createLogRange, type LogRange } from './logRange'

/** Reads on an endpoint that accepts `limit` blocks. Returns the ranges asked for. */
function learn(range: LogRange, limit: bigint, requests: number): number[] {
  return Array.from({ length: requests }, () => {
    const asked = range.blocks
    if (asked > limit) shrink(range, asked, undefined, true)
    else grow(range, asked)
    return Number(asked)
  })
}

describe('a range', () => {
  test('that the endpoint names is used as it is', () => {
    const range = createLogRange()
    shrink(range, 10_000n, 200n, true)
    for (let i = 0; i < 5; i++) grow(range, range.blocks)
    expect(range.blocks).toBe(200n)
  })

  test.each([200n, 500n, 800n, 2_000n, 5_000n])('of %d blocks is found in few requests', (limit) => {
    const asked = learn(createLogRange(), limit, 30)
    expect(asked.filter((blocks) => blocks > limit).length).toBeLessThanOrEqual(6)
    expect(asked.at(-1)).toBeGreaterThan(Number(limit) * 0.7)
    expect(asked.at(-1)).toBeLessThanOrEqual(Number(limit))
  })

  test('grows again step by step after a refusal for too many logs', () => {
    const range = createLogRange(10_000)
    shrink(range, 10_000n, undefined, false)
    expect(range.blocks).toBe(2_500n)
    const asked = [1, 2, 3].map(() => {
      grow(range, range.blocks)
      return range.blocks
    })
    expect(asked).toEqual([5_000n, 10_000n, 10_000n])
  })

  test('does not grow after a smaller request', () => {
    const range = createLogRange(10_000)
    shrink(range, 10_000n, undefined, false)
    grow(range, 100n)
    expect(range.blocks).toBe(2_500n)
  })

  test('never falls below a block', () => {
    const range = createLogRange(2)
    shrink(range, 2n, undefined, true)
    shrink(range, 1n, undefined, true)
    expect(range.blocks).toBe(1n)
  })
})
