import { afterEach, describe, expect, test } from 'vitest'
import { parseAmount } from '@/lib/parseAmount'
import { formatAmount, formatMultiplier, formatPercent, formatShare } from './amounts'
import { formatDateTime, formatUtcDate } from './dates'
import { chooseLocale } from './languages'
import { formatCount, formatList, pluralForm, setFormatLocale } from './locale'

afterEach(() => setFormatLocale('en'))

describe('by the locale', () => {
  test('amounts are grouped and parted, and can be typed back', () => {
    setFormatLocale('de-DE')
    expect(formatAmount(12_345_600_000_000_000_000_000n)).toBe('12.345,6')
    expect(formatAmount(1n)).toBe('<0,0001')
    const wei = 1_234_000_000_000_000_000_001n
    expect(formatAmount(wei, 'full')).toBe('1234,000000000000000001')
    expect(parseAmount(formatAmount(wei, 'full'))).toEqual({ ok: true, wei })
  })

  test('shares, rates and multipliers are written', () => {
    setFormatLocale('es-ES')
    expect(formatShare(50)).toBe('<1\u00a0%')
    expect(formatPercent(250)).toBe('2,5\u00a0%')
    expect(formatMultiplier(1.929)).toBe('1,92×')
    expect(formatMultiplier(5_000)).toBe('>1000×')
  })

  test('Arabic amounts and dates have the digits that wallets show', () => {
    setFormatLocale(chooseLocale('ar', ['ar-EG']).locale)
    expect(formatCount(1_234_567)).toMatch(/^1.234.567$/)
    expect(formatDateTime(1_800_000_000)).toMatch(/2027/)
    // Isolated, so that the sign stays before the figure among Arabic words.
    expect(formatAmount(1n)).toBe('\u2066<0.0001\u2069')
    expect(formatMultiplier(1.5)).toBe('\u20661.50×\u2069')
  })

  test('dates are written, also after it has changed', () => {
    expect(formatUtcDate(1_800_000_000)).toBe('Jan 15, 2027')
    setFormatLocale('en-GB')
    expect(formatUtcDate(1_800_000_000)).toBe('15 Jan 2027')
  })
})

test('a list is in the language of the words around it', () => {
  const listIn = (locale: string) => {
    setFormatLocale(locale)
    return formatList(['a', 'b', 'c'])
  }
  expect(['en-GB', 'es-ES', 'ar', 'de-DE'].map(listIn)).toEqual([
    'a, b, c',
    'a, b y c',
    'a، وb، وc',
    'a, b, c',
  ])
})

test('a count takes the form of its language', () => {
  const forms = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  expect([1, 2, 3, 11, 100].map((count) => pluralForm('ar', count, forms))).toEqual([
    'one',
    'two',
    'few',
    'many',
    'other',
  ])
  expect([0, 1, 2].map((count) => pluralForm('en', count, { one: 'match', other: 'matches' }))).toEqual([
    'matches',
    'match',
    'matches',
  ])
})
