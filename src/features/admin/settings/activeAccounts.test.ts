import { expect, test } from 'vitest'
import { activeAccounts } from './activeAccounts'

const [first, second] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const

test('lists accounts that were added and not removed, once each', () => {
  expect(
    activeAccounts([
      { account: first, isActive: true },
      { account: second, isActive: true },
      { account: second, isActive: true },
      { account: first, isActive: false },
    ]),
  ).toEqual([second])
})

test('lists a returning account last', () => {
  expect(
    activeAccounts([
      { account: first, isActive: true },
      { account: second, isActive: true },
      { account: first, isActive: false },
      { account: first, isActive: true },
    ]),
  ).toEqual([second, first])
})
