import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { linkProblem, parseReferrer, referrerProblem } from './referrer'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const friend: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const { bettingPool, communityHub, tournament, weth } = deployment
const ownContracts = [bettingPool, communityHub, tournament, weth]

test.each([
  ['', undefined],
  ['0x', undefined],
  ['friend.eth', undefined],
  [friend.slice(0, -1), undefined],
  [`${friend}0`, undefined],
  [zeroAddress, undefined],
  // Wrong checksum.
  [friend.replace('CdDdB', 'cdDdB'), undefined],
  [friend, friend],
  [` ${friend}\n`, friend],
  [friend.toLowerCase(), friend.toLowerCase()],
  [`ronin:${friend.slice(2)}`, friend],
])('the address in %j', (text, address) => {
  expect(parseReferrer(text)).toBe(address)
})

test('validates typed referrers without the chain', () => {
  expect(referrerProblem(' ', account)).toBe('missing')
  expect(referrerProblem('0x12', account)).toBe('malformed')
  expect(referrerProblem(account.toLowerCase(), account)).toBe('own')
  expect(referrerProblem(friend, account)).toBeUndefined()
  for (const contract of ownContracts) expect(referrerProblem(contract, account)).toBe('contract')
})

test.each([
  ['valid for an unregistered account', friend, zeroAddress, undefined],
  ['valid if the referrer has another one', friend, other, undefined],
  ['missing without a text', '', zeroAddress, 'missing'],
  ['malformed without an address', 'friend.eth', zeroAddress, 'malformed'],
  ['the account’s own, in any letter case', account.toLowerCase(), zeroAddress, 'own'],
  ['circular if it names the account’s referral', friend, account, 'circular'],
] as const)('a link is %s', (_, text, theirs, problem) => {
  expect(linkProblem(text, account, theirs)).toBe(problem)
})

test('a link to one of our contracts is refused', () => {
  for (const contract of ownContracts) expect(linkProblem(contract, account, zeroAddress)).toBe('contract')
})
