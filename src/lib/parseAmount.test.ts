import { expect, test } from 'vitest'
import { parseAmount } from './parseAmount'

const ETHER = 10n ** 18n
const MAX_WEI = 2n ** 96n - 1n

test.each([
  ['0.5', ETHER / 2n],
  ['0,5', ETHER / 2n],
  ['.5', ETHER / 2n],
  [',5', ETHER / 2n],
  ['1.', ETHER],
  ['1', ETHER],
  ['0', 0n],
  ['0.0', 0n],
  ['007', 7n * ETHER],
  ['  2.25\t', (9n * ETHER) / 4n],
  ['0,001', ETHER / 1000n],
  ['1.000', ETHER],
  ['1,000', ETHER],
  ['0.000000000000000001', 1n],
  ['123456.789012345678901234', 123456_789012345678901234n],
  ['79228162514.264337593543950335', MAX_WEI],
  ['١', ETHER],
  ['٠٫٢٥', ETHER / 4n],
  ['٠،٥', ETHER / 2n],
  ['۱۲٫۵', (25n * ETHER) / 2n],
  ['９', 9n * ETHER],
  ['０．５', ETHER / 2n],
  ['０，５', ETHER / 2n],
])('reads %j', (text, wei) => {
  expect(parseAmount(text)).toEqual({ ok: true, wei })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['.', 'notANumber'],
  [',', 'notANumber'],
  ['1e18', 'notANumber'],
  ['-1', 'notANumber'],
  ['+1', 'notANumber'],
  ['0x1', 'notANumber'],
  ['1 000', 'notANumber'],
  ['1\u00a0000', 'notANumber'],
  ['½', 'notANumber'],
  ['²', 'notANumber'],
  ['१', 'notANumber'],
  // The Arabic thousands separator.
  ['١٬٠٠٠', 'notANumber'],
  ['١٫٠٠٠٫٥', 'severalSeparators'],
  ['1_000', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['1n', 'notANumber'],
  ['1,000.5', 'severalSeparators'],
  ['1.000,5', 'severalSeparators'],
  ['1..5', 'severalSeparators'],
  ['0.0000000000000000001', 'tooManyDecimals'],
  ['0.5000000000000000000', 'tooManyDecimals'],
  ['9'.repeat(60), 'tooLarge'],
  ['79228162514.264337593543950336', 'tooLarge'],
] as const)('refuses %j: %s', (text, reason) => {
  expect(parseAmount(text)).toEqual({ ok: false, reason })
})
