import { expect, test } from 'vitest'
import { sameAddress, shortAddress } from './addresses'

const CHECKSUMMED = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const LOWERCASE = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

test('shows the first six and the last four characters', () => {
  expect(shortAddress(CHECKSUMMED)).toBe('0xf39F…2266')
})

test('compares without letter case, and nothing equals a missing address', () => {
  expect(sameAddress(CHECKSUMMED, LOWERCASE)).toBe(true)
  expect(sameAddress(CHECKSUMMED, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe(false)
  expect(sameAddress(undefined, undefined)).toBe(false)
  expect(sameAddress(CHECKSUMMED, undefined)).toBe(false)
  expect(sameAddress(undefined, CHECKSUMMED)).toBe(false)
})
