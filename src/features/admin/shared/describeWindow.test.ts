import { expect, test } from 'vitest'
import { adminSettings } from '@/i18n/en/adminSettings'
import { describeWindow } from './describeWindow'

test.each([
  [0, 'None'],
  [1, '1 s'],
  [5_400, '1 h 30 min'],
  [43_200, '12 h'],
  [172_800, '48 h'],
  [3_661, '1 h 1 min 1 s'],
])('%i seconds are %s', (seconds, text) => expect(describeWindow(seconds, { adminSettings })).toBe(text))
