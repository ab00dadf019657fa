import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { consequenceOf } from './consequence'

const match = aMatch({ totalPoolA: 1_000n, totalPoolB: 500n, feeBps: 800 })

test('winners get their stakes and the losing pool less the fee', () => {
  expect(consequenceOf(match, 1)).toEqual({ isVoid: false, paid: 1_460n, stakes: 1_000n, fee: 40n })
  expect(consequenceOf(match, 2)).toEqual({ isVoid: false, paid: 1_420n, stakes: 500n, fee: 80n })
})

test('without losers they get their stakes', () => {
  const oneSided = aMatch({ totalPoolA: 1_000n })
  expect(consequenceOf(oneSided, 1)).toEqual({ isVoid: false, paid: 1_000n, stakes: 1_000n, fee: 0n })
})

test('a side on which nobody bet makes it void', () => {
  expect(consequenceOf(aMatch({ totalPoolA: 1_000n }), 2)).toEqual({ isVoid: true, refunded: 1_000n })
  expect(consequenceOf(aMatch(), 1)).toEqual({ isVoid: true, refunded: 0n })
})
