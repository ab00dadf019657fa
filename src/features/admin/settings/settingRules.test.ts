import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { adminSettings } from '@/i18n/en/adminSettings'
import {
  describeWindow,
  endOf,
  otherThan,
  parseAddress,
  parseCap,
  parseFee,
  parseMinBond,
  parseReward,
  parseRulingPeriod,
  parseWindow,
} from './settingRules'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const refused = (problem: string) => ({ ok: false, problem })
const accepted = (value: unknown) => ({ ok: true, value })

describe('a fee', () => {
  test.each([
    ['0', 0],
    ['10', 1_000],
    ['2.5', 250],
    ['2,5', 250],
    ['٢٫٥', 250],
    ['.07', 7],
    // In floating point 0.29 × 100 is 28.999…
    ['0.29', 29],
    [' 9.99 ', 999],
  ])('%s is %i bps', (text, bps) => expect(parseFee(text, undefined)).toEqual(accepted(bps)))

  test.each([
    ['', 'empty'],
    ['10.01', 'feeTooHigh'],
    ['1e1', 'notANumber'],
    ['-1', 'notANumber'],
    ['1,000.5', 'notANumber'],
    ['.', 'notANumber'],
    ['0.001', 'tooPrecise'],
    ['8', 'same'],
  ])('%s is refused', (text, problem) => expect(parseFee(text, 800)).toEqual(refused(problem)))
})

test('a live cap reaches 100%', () => {
  expect(parseCap('100', 1_000)).toEqual(accepted(10_000))
  expect(parseCap('100.01', 1_000)).toEqual(refused('capTooHigh'))
})

test('a dispute window is typed in hours: whole seconds, two days at most', () => {
  expect(parseWindow('0', 1, false)).toEqual(accepted(0))
  expect(parseWindow('half a day', 1, false)).toEqual(refused('notANumber'))
  expect(parseWindow('0,5', 0, false)).toEqual(accepted(1_800))
  expect(parseWindow('48', 0, false)).toEqual(accepted(172_800))
  expect(parseWindow('48.001', 0, false)).toEqual(refused('windowTooLong'))
  expect(parseWindow('0.0001', 0, false)).toEqual(refused('notWholeSeconds'))
  expect(parseWindow('12', 43_200, false)).toEqual(refused('same'))
})

test('a dispute window is an hour at least if the arbiter isn’t the owner', () => {
  expect(parseWindow('1', 0, true)).toEqual(accepted(3_600))
  expect(parseWindow('0.9', 0, true)).toEqual(refused('windowTooShort'))
  expect(parseWindow('0', 7_200, true)).toEqual(refused('windowTooShort'))
})

test('a minimum bond is 0.01 to 1 WETH', () => {
  expect(parseMinBond('0,01', undefined)).toEqual(accepted(10n ** 16n))
  expect(parseMinBond('1', 10n ** 16n)).toEqual(accepted(10n ** 18n))
  expect(parseMinBond('0.009999999999999999', undefined)).toEqual(refused('bondOutOfRange'))
  expect(parseMinBond('1.000000000000000001', undefined)).toEqual(refused('bondOutOfRange'))
  expect(parseMinBond('0.01', 10n ** 16n)).toEqual(refused('same'))
  expect(parseMinBond('', undefined)).toEqual(refused('empty'))
})

test('a ruling period is 1 to 180 days', () => {
  expect(parseRulingPeriod('1')).toEqual(accepted(86_400))
  expect(parseRulingPeriod('180')).toEqual(accepted(180 * 86_400))
  for (const days of ['0', '181']) expect(parseRulingPeriod(days)).toEqual(refused('periodOutOfRange'))
})

describe('an address', () => {
  test('is accepted with a valid checksum or none', () => {
    expect(parseAddress(` ${address} `)).toEqual(accepted(address))
    expect(parseAddress(address.toLowerCase())).toEqual(accepted(address))
  })

  test.each([
    ['', 'emptyAddress'],
    ['0x1234', 'malformed'],
    // A digit of the checksummed one mistyped.
    [`${address.slice(0, -1)}7`, 'malformed'],
    [zeroAddress, 'zero'],
  ])('%s is refused', (text, problem) => expect(parseAddress(text)).toEqual(refused(problem)))

  test('may be zero if that is allowed', () => {
    expect(parseAddress(zeroAddress, { zero: true })).toEqual(accepted(zeroAddress))
  })

  test('must differ from some addresses', () => {
    const parsed = parseAddress(address)
    expect(otherThan(parsed, [undefined, zeroAddress], 'same')).toBe(parsed)
    expect(otherThan(parsed, [address], 'same')).toEqual(refused('same'))
    expect(otherThan(parsed, [zeroAddress, address], 'same')).toEqual(refused('same'))
    expect(otherThan(parseAddress('0x'), [address], 'same')).toEqual(refused('malformed'))
  })

  test('is confirmed by its end', () => expect(endOf(address)).toBe('79C8'))
})

test('a reward is above zero and within the balance', () => {
  expect(parseReward('1,5', 15n * 10n ** 17n)).toEqual(accepted(15n * 10n ** 17n))
  expect(parseReward('1.500000000000000001', 15n * 10n ** 17n)).toEqual(refused('notEnough'))
  expect(parseReward('0', 1n)).toEqual(refused('zeroAmount'))
  // Nobody knows yet how much there is.
  expect(parseReward('1', undefined)).toEqual(accepted(10n ** 18n))
  expect(parseReward('', undefined)).toEqual(refused('empty'))
})

test.each([
  [0, 'None'],
  [1, '1 s'],
  [5_400, '1 h 30 min'],
  [43_200, '12 h'],
  [172_800, '48 h'],
  [3_661, '1 h 1 min 1 s'],
])('a window of %i seconds is %s', (seconds, text) =>
  expect(describeWindow(seconds, { adminSettings })).toBe(text),
)
