import { describe, expect, test } from 'vitest'
import { address, flag, integer, listOf, optional, type Parser, propertiesOf, text, wei } from './parsers'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each<[string, Parser<unknown>, unknown, unknown]>([
  ['integer', integer, -3, -3],
  ['wei', wei, '-12000000000000000000', -12_000_000_000_000_000_000n],
  ['wei', wei, '9'.repeat(78), BigInt('9'.repeat(78))],
  ['text', text, '', ''],
  ['address', address, account.toLowerCase(), account],
  ['flag', flag, false, false],
  ['list', listOf(integer), [1, 2], [1, 2]],
  ['optional', optional(integer), 0, 0],
  ['optional', optional(integer), null, undefined],
  ['optional', optional(integer), undefined, undefined],
])('%s accepts %#', (_, parse, value, parsed) => {
  expect(parse(value)).toEqual(parsed)
})

test.each<[Parser<unknown>, unknown, string]>([
  [integer, '1', 'no integer'],
  [integer, 1.5, 'no integer'],
  [integer, 2 ** 53, 'no integer'],
  [wei, 1, 'no amount'],
  [wei, '0x1', 'no amount'],
  [wei, '1 ', 'no amount'],
  [wei, ' 1', 'no amount'],
  [wei, '9'.repeat(79), 'no amount'],
  [text, null, 'no text'],
  [flag, 'true', 'neither true nor false'],
  [listOf(integer), { 0: 1 }, 'no list'],
  [listOf(integer), [1, '2'], 'no integer'],
  [optional(integer), '', 'no integer'],
])('refuses %#', (parse, value, message) => {
  expect(() => parse(value)).toThrow(new TypeError(message))
})

describe('propertiesOf', () => {
  test('reads a property', () => {
    expect(propertiesOf({ id: 7 })('id', integer)).toBe(7)
  })

  test.each([null, undefined, 'text', 7])('refuses %j', (value) => {
    expect(() => propertiesOf(value)).toThrow(new TypeError('no object'))
  })

  test('reads no inherited property', () => {
    expect(() => propertiesOf({})('toString', text)).toThrow('toString is no text')
  })

  test('names the property that is wrong, and those around it', () => {
    const team: Parser<string> = (value) => propertiesOf(value)('name', text)
    const read = propertiesOf({ team: { name: 7 }, address: '0x' })
    expect(() => read('team', team)).toThrow(expect.objectContaining({ message: 'team.name is no text' }))
    expect(() => read('team', team)).toThrow(TypeError)
    expect(() => read('address', address)).toThrow(/^address is Address "0x" is invalid/)
  })
})
