import { expect, test } from 'vitest'
import { parseAddress } from './addresses'

const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const digits = address.slice(2)
const small = address.toLowerCase()

test.each([
  [address, address],
  [small, small],
  [`  ${address}\n`, address],
  [`0X${digits}`, address],
  [`0x${digits.toUpperCase()}`, small],
  [address.toUpperCase(), small],
  [`ronin:${digits}`, address],
  [`ronin:${digits.toLowerCase()}`, small],
  [`RONIN:${digits.toUpperCase()}`, small],
  [` ronin:${address} `, address],
])('reads %j', (text, parsed) => {
  expect(parseAddress(text)).toBe(parsed)
})

test.each([
  '',
  '0x',
  digits,
  'ronin:',
  `ronin:${digits}0`,
  `ronin:${digits.slice(1)}`,
  `ron:${digits}`,
  `ronin ${digits}`,
  address.slice(0, -1),
  // Wrong checksums.
  address.replace('CdDdB', 'cdDdB'),
  `ronin:${digits.replace('CdDdB', 'cdDdB')}`,
])('refuses %j', (text) => {
  expect(parseAddress(text)).toBeUndefined()
})
