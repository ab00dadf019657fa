import { afterEach, beforeEach, expect, test } from 'vitest'
import { setFormatLocale } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'

beforeEach(() => setFormatLocale('ar-u-nu-latn'))
afterEach(() => setFormatLocale('en'))

test('none, one and two are told by the noun alone, more by figures and the form that goes with them', () => {
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 1_000].map((count) => counted(count, nouns.match))).toEqual([
    'لا مباريات',
    'مباراة واحدة',
    'مباراتان',
    '3 مباريات',
    '10 مباريات',
    '11 مباراة',
    '99 مباراة',
    '100 مباراة',
    '102 مباراة',
    '103 مباريات',
    '1,000 مباراة',
  ])
})

test('a governed dual has its other ending, and none has figures', () => {
  expect([0, 1, 2, 3, 11].map((count) => countedOblique(count, nouns.day))).toEqual([
    '0 يوم',
    'يوم واحد',
    'يومين',
    '3 أيام',
    '11 يومًا',
  ])
})
