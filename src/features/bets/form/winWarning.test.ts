import { expect, test } from 'vitest'
import { winWarning } from './winWarning'

test.each([
  ['nobody on the other side', 0n, 0n, 10n, 'nobodyOpposite'],
  ['too little there to be shared', 0n, 1n, undefined, 'noProfit'],
  ['a wei below what gas costs', 9n, 100n, 10n, 'profitBelowGas'],
  ['as much as gas costs', 10n, 100n, 10n, undefined],
  ['gas not known, or not paid in ether', 1n, 100n, undefined, undefined],
] as const)('%s', (_, profit, otherPool, gasCost, warning) => {
  expect(winWarning({ profit }, otherPool, gasCost)).toBe(warning)
})
