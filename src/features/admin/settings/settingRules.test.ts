import { parseEther, zeroAddress } from 'viem'
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
  unlessSame,
} from './settingRules'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const refused = (problem: string) => ({ ok: false, problem })
const accepted = (value: unknown) => ({ ok: true, value })

const window = (text: string) => parseWindow(text, false)
const foreignWindow = (text: string) => parseWindow(text, true)
const reward = (text: string) => parseReward(text, parseEther('1.5'))

test.each<[string, (text: string) => unknown, string, number | bigint]>([
  ['a fee', parseFee, '10', 1_000],
  ['a fee', parseFee, '0', 0],
  ['a fee', parseFee, '2.5', 250],
  ['a fee', parseFee, '2,5', 250],
  ['a fee', parseFee, '٢٫٥', 250],
  ['a fee', parseFee, '.07', 7],
  // In floating point 0.29 × 100 is 28.999…
  ['a fee', parseFee, '0.29', 29],
  ['a fee', parseFee, ' 9.99 ', 999],
  ['a live cap', parseCap, '100', 10_000],
  ['a dispute window', window, '0', 0],
  ['a dispute window', window, '0,5', 1_800],
  ['a dispute window', window, '48', 172_800],
  ['a window with a foreign arbiter', foreignWindow, '1', 3_600],
  ['a minimum bond', parseMinBond, '0,01', parseEther('0.01')],
  ['a minimum bond', parseMinBond, '1', parseEther('1')],
  ['a ruling period', parseRulingPeriod, '1', 86_400],
  ['a ruling period', parseRulingPeriod, '180', 180 * 86_400],
  ['a reward', reward, '1,5', parseEther('1.5')],
  ['a reward of an unknown balance', (text) => parseReward(text, undefined), '1', parseEther('1')],
])('%s accepts %3$s', (_, parse, text, value) => expect(parse(text)).toEqual(accepted(value)))

test.each<[string, (text: string) => unknown, string, string]>([
  ['a fee', parseFee, '', 'empty'],
  ['a fee', parseFee, '10.01', 'feeTooHigh'],
  ['a fee', parseFee, '1e1', 'notANumber'],
  ['a fee', parseFee, '-1', 'notANumber'],
  ['a fee', parseFee, '1,000.5', 'notANumber'],
  ['a fee', parseFee, '.', 'notANumber'],
  ['a fee', parseFee, '0.001', 'tooPrecise'],
  ['a live cap', parseCap, '100.01', 'capTooHigh'],
  ['a dispute window', window, 'half a day', 'notANumber'],
  ['a dispute window', window, '48.001', 'windowTooLong'],
  ['a dispute window', window, '0.0001', 'notWholeSeconds'],
  ['a window with a foreign arbiter', foreignWindow, '0.9', 'windowTooShort'],
  ['a window with a foreign arbiter', foreignWindow, '0', 'windowTooShort'],
  ['a minimum bond', parseMinBond, '0.009999999999999999', 'bondOutOfRange'],
  ['a minimum bond', parseMinBond, '1.000000000000000001', 'bondOutOfRange'],
  ['a minimum bond', parseMinBond, '', 'empty'],
  ['a ruling period', parseRulingPeriod, '0', 'periodOutOfRange'],
  ['a ruling period', parseRulingPeriod, '181', 'periodOutOfRange'],
  ['a reward', reward, '1.500000000000000001', 'notEnough'],
  ['a reward', reward, '0', 'zeroAmount'],
  ['a reward', reward, '', 'empty'],
  ['an address', parseAddress, 'ronin:1234', 'malformed'],
  ['an address', parseAddress, '', 'emptyAddress'],
  ['an address', parseAddress, '0x1234', 'malformed'],
  // A digit of the checksummed one mistyped.
  ['an address', parseAddress, `${address.slice(0, -1)}7`, 'malformed'],
  ['an address', parseAddress, zeroAddress, 'zero'],
])('%s refuses %3$s', (_, parse, text, problem) => expect(parse(text)).toEqual(refused(problem)))

test('a value must differ from the current one', () => {
  expect(unlessSame(parseFee('8'), 800)).toEqual(refused('same'))
  expect(unlessSame(parseFee('8'), 700)).toEqual(accepted(800))
  expect(unlessSame(parseFee('8'), undefined)).toEqual(accepted(800))
})

describe('an address', () => {
  test('is accepted with a valid checksum or none', () => {
    expect(parseAddress(` ${address} `)).toEqual(accepted(address))
    expect(parseAddress(address.toLowerCase())).toEqual(accepted(address))
    expect(parseAddress(`ronin:${address.slice(2)}`)).toEqual(accepted(address))
  })

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
