import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { aLedger } from '@/domain/ledger/ledger.fixture'
import { largestBets, outcomesOf } from './exposureFigures'

const ann: Address = `0x${'a'.repeat(40)}`
const bob: Address = `0x${'b'.repeat(40)}`
const cy: Address = `0x${'c'.repeat(40)}`

type Bets = Parameters<typeof aLedger>[0][number]['bets']

function exposureOf(bets: Bets, count = 5) {
  const ledger = aLedger([{ match: { feeBps: 800, maxGain: 50 }, bets }])
  const match = ledger.matches.get(1n)
  if (!match) throw new Error('The ledger has no match')
  return { outcomes: outcomesOf(match), largest: largestBets(ledger.positions.get(1n) ?? [], count) }
}

test('either result divides all stakes into payouts, returned stakes and the fee', () => {
  const { outcomes } = exposureOf([
    { by: ann, side: 1, amount: '0.01' },
    { by: bob, side: 2, amount: '2' },
  ])
  expect(outcomes).toEqual([
    // 50 × 0.01 of the 2 WETH are matched.
    {
      winner: 1,
      paid: parseEther('0.47'),
      returned: parseEther('1.5'),
      fee: parseEther('0.04'),
    },
    { winner: 2, paid: parseEther('2.0092'), returned: 0n, fee: parseEther('0.0008') },
  ])
  for (const { paid, returned, fee } of outcomes) expect(paid + returned + fee).toBe(parseEther('2.01'))
})

test('a result without winners returns every stake', () => {
  const { outcomes } = exposureOf([{ by: ann, side: 1, amount: '1' }])
  expect(outcomes[1]).toEqual({ winner: 2, paid: 0n, returned: parseEther('1'), fee: 0n })
})

test('lists the largest bets of both pools with their share of all stakes', () => {
  const { largest } = exposureOf(
    [
      { by: ann, side: 1, amount: '1' },
      { by: bob, side: 2, amount: '2', pool: 'live' },
      { by: cy, side: 1, amount: '5' },
    ],
    2,
  )
  expect(largest).toEqual([
    { account: cy, side: 1, stake: parseEther('5'), shareBps: 6_250 },
    { account: bob, side: 2, stake: parseEther('2'), shareBps: 2_500 },
  ])
})
