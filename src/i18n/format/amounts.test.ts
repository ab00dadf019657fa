import { formatEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '@/lib/parseAmount'
import { formatAmount, formatMultiplier, formatShare } from './amounts'
import { formatBound, formatExactly, rangeFormat } from './bounds'

const ETHER = 10n ** 18n

describe('formatAmount', () => {
  test.each([
    [0n, '0'],
    [1n, '<0.0001'],
    [ETHER / 10_000n - 1n, '<0.0001'],
    [ETHER / 10_000n, '0.0001'],
    [ETHER / 2n, '0.5'],
    [ETHER - 1n, '0.9999'],
    [ETHER, '1'],
    [ETHER + 1n, '1'],
    [1_234n * ETHER + ETHER / 4n, '1,234.25'],
    [1_000_000n * ETHER, '1,000,000'],
  ])('short: %s wei as %j', (wei, text) => {
    expect(formatAmount(wei, 'short')).toBe(text)
  })

  test.each([
    [1n, '<0.0001'],
    [1_000n * ETHER - ETHER / 4n, '999.75'],
    [1_234n * ETHER + ETHER / 4n, '1,234'],
  ])('brief: %s wei as %j', (wei, text) => {
    expect(formatAmount(wei, 'brief')).toBe(text)
  })

  test.each([
    [0n, '0'],
    [1n, '0.000000000000000001'],
    [ETHER - 1n, '0.999999999999999999'],
    [1_234n * ETHER + 1n, '1234.000000000000000001'],
  ])('full: %s wei as %j', (wei, text) => {
    expect(formatAmount(wei, 'full')).toBe(text)
  })

  test('refuses a negative amount', () => {
    expect(() => formatAmount(-1n, 'short')).toThrow(new RangeError('An amount is never negative: -1'))
  })

  test('full agrees with viem and reads back to the wei; short never shows more, nor less by a ten-thousandth', () => {
    for (const wei of samples(2_000)) {
      expect(formatAmount(wei, 'full')).toBe(formatEther(wei))
      expect(parseAmount(formatAmount(wei, 'full'))).toEqual({ ok: true, wei })
      const shown = formatAmount(wei, 'short')
      const read = parseAmount(shown.replaceAll(',', '').replace('<0.0001', '0'))
      expect(read.ok && read.wei <= wei && wei - read.wei < ETHER / 10_000n).toBe(true)
    }
  })
})

test.each([
  [1, '1.00×'],
  [1.15, '1.15×'],
  [1.9299, '1.92×'],
  [12.3456, '12.34×'],
  [999.999, '999.99×'],
  [1_000, '>1,000×'],
])('a multiplier of %s reads %j', (times, text) => {
  expect(formatMultiplier(times)).toBe(text)
})

test.each([
  [0, '0%'],
  [1, '<1%'],
  [99, '<1%'],
  [100, '1%'],
  [6_249, '62%'],
  [9_900, '99%'],
  [9_901, '>99%'],
  [10_000, '100%'],
])('a share of %s bps reads %j', (bps, text) => {
  expect(formatShare(bps)).toBe(text)
})

test('shares that make a whole are shown as making one', () => {
  for (let bps = 100; bps <= 9_900; bps++) {
    const [a = Number.NaN, b = Number.NaN] = [bps, 10_000 - bps].map((share) =>
      Number.parseInt(formatShare(share), 10),
    )
    expect(a + b).toBe(100)
  }
})

test.each([
  [0n, '0', '0'],
  [1n, '0.000000000000000001', '0.000000000000000001'],
  [ETHER / 100n, '0.01', '0.01'],
  [ETHER - 1n, '1', '0.9999'],
  [123_456_789_012_345_678n, '0.1235', '0.1234'],
  [12_345_678_901_234n, '0.000013', '0.000012'],
  [1_500n * ETHER + 1n, '1500.0001', '1500'],
  [1_234_567n * ETHER + ETHER / 3n, '1234567.3334', '1234567.3333'],
])('a bound of %s wei reads %j as a minimum and %j as a maximum', (wei, min, max) => {
  expect([formatBound(wei, 'min'), formatBound(wei, 'max')]).toEqual([min, max])
})

test('an amount typed as shown keeps the bound', () => {
  for (const wei of samples(90)) {
    const [min, max] = (['min', 'max'] as const).map((bound) => parseAmount(formatBound(wei, bound)))
    expect(min?.ok && min.wei >= wei && max?.ok && max.wei <= wei).toBe(true)
  }
})

test('bounds that rounding would cross are shown to the wei', () => {
  const narrow = ETHER / 3n
  expect(rangeFormat(narrow, narrow)).toBe(formatExactly)
  expect(rangeFormat(narrow, ETHER / 2n)).toBe(formatBound)
  expect(rangeFormat(ETHER / 2n, narrow)).toBe(formatBound)
})

/** Amounts of every magnitude up to the contracts' most, the same ones on each run. */
function samples(count: number): bigint[] {
  let seed = 1n
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    return (seed * seed) % 2n ** BigInt((index % 96) + 1)
  })
}
