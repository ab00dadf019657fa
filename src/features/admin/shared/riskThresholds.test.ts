import { expect, test } from 'vitest'
import { defaultRisk } from '@/domain/match/risk'
import { parseThreshold, parseThresholds } from './riskThresholds'

test.each([null, '', '{"late":', '[]', '7', '{"late":"x","line":101,"accounts":1,"share":-1,"large":1.5}'])(
  'has the defaults where %s is kept',
  (text) => {
    expect(parseThresholds(text)).toEqual(defaultRisk)
  },
)

test('keeps single thresholds', () => {
  expect(parseThresholds('{"late":0,"accounts":2}')).toEqual({ ...defaultRisk, late: 0, accounts: 2 })
})

test('takes whole numbers within bounds', () => {
  const typed = ['100', '101', '0', ' 7 ', '٤٢', '', '1.5', '1e1', '-1']
  expect(typed.map((text) => parseThreshold('line', text))).toEqual([100, undefined, 0, 7, 42, ...Array(4)])
})
