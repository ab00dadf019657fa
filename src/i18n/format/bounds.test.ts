import { expect, test } from 'vitest'
import { parseAmount } from '@/lib/parseAmount'
import { formatBound, formatExactly, rangeFormat } from './bounds'

const ETHER = 10n ** 18n

test.each([
  [0n, '0', '0'],
  [1n, '0.000000000000000001', '0.000000000000000001'],
  [ETHER / 100n, '0.01', '0.01'],
  [ETHER - 1n, '1', '0.999999'],
  [123_456_789_012_345_678n, '0.123457', '0.123456'],
  [12_345_678_901_234n, '0.0000123457', '0.0000123456'],
  [1_500n * ETHER + 1n, '1500.01', '1500'],
  [1_234_567n * ETHER + 1n, '1234568', '1234567'],
])('a bound of %s wei reads %j as a minimum and %j as a maximum', (wei, min, max) => {
  expect([formatBound(wei, 'min'), formatBound(wei, 'max')]).toEqual([min, max])
})

test('an amount typed as shown keeps the bound', () => {
  let seed = 1n
  for (let bits = 1n; bits <= 90n; bits++) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    const wei = (seed * seed) % 2n ** bits
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
