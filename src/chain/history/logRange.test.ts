import { describe, expect, test } from 'vitest'
import { LogRange } from './logRange'
import type { LogRefusal } from './logRefusal'

const tooManyBlocks: LogRefusal = { kind: 'range' }
const tooManyLogs: LogRefusal = { kind: 'results' }

/** Reads on an endpoint that accepts `limit` blocks. Returns the ranges asked for. */
function learn(range: LogRange, limit: bigint, requests: number): number[] {
  return Array.from({ length: requests }, () => {
    const asked = range.blocks
    if (asked > limit) range.adapt(tooManyBlocks, asked)
    else range.grow(asked)
    return Number(asked)
  })
}

/** Returns a range that was refused for too many logs. */
function shrunk() {
  const range = new LogRange(10_000)
  range.adapt(tooManyLogs, 10_000n)
  expect(range.blocks).toBe(2_500n)
  return range
}

describe('a range', () => {
  test('that the endpoint names is used as it is', () => {
    const range = new LogRange()
    range.adapt({ kind: 'range', limit: 200n }, 10_000n)
    for (let i = 0; i < 5; i++) range.grow(range.blocks)
    expect(range.blocks).toBe(200n)
  })

  test.each([200n, 500n, 800n, 2_000n, 5_000n])('of %d blocks is found in few requests', (limit) => {
    const asked = learn(new LogRange(), limit, 30)
    expect(asked.filter((blocks) => blocks > limit).length).toBeLessThanOrEqual(6)
    expect(asked.at(-1)).toBeGreaterThan(Number(limit) * 0.7)
    expect(asked.at(-1)).toBeLessThanOrEqual(Number(limit))
  })

  test('grows again step by step after a refusal for too many logs', () => {
    expect(learn(shrunk(), 10_000n, 4)).toEqual([2_500, 5_000, 10_000, 10_000])
  })

  test('does not grow after a smaller request', () => {
    const range = shrunk()
    range.grow(100n)
    expect(range.blocks).toBe(2_500n)
  })

  test('never falls below a block', () => {
    const range = new LogRange(2)
    range.adapt(tooManyBlocks, 2n)
    range.adapt(tooManyBlocks, 1n)
    expect(range.blocks).toBe(1n)
  })
})
