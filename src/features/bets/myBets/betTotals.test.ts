import { expect, test } from 'vitest'
import type { Bet } from '@/domain/bet/bet'
import { aMatch } from '@/domain/match/match.fixture'
import { betTotals } from './betTotals'

const NOW = 5_000
const wonByA = aMatch({ isFinalized: true, winner: 1, claimableAt: NOW })
const voided = aMatch({ isFinalized: true, isVoid: true, claimableAt: NOW })
const disputed = aMatch({ isFinalized: true, winner: 1, claimableAt: NOW + 1 })

const bet = (overrides: Partial<Bet>): Bet => ({
  match: wonByA,
  amount: 10n,
  liveAmount: 0n,
  prediction: 1,
  claimed: false,
  wasPaid: false,
  payout: 0n,
  ...overrides,
})

test('sums the rows', () => {
  const bets = [
    bet({ match: aMatch() }),
    bet({ payout: 19n }),
    bet({ payout: 21n, claimed: true }),
    bet({ prediction: 2 }),
    bet({ prediction: 2, payout: 4n }),
    bet({ prediction: 2, payout: 3n, claimed: true }),
    bet({ match: { ...wonByA, isChallenged: true }, payout: 900n }),
    bet({ match: voided, payout: 10n }),
    bet({ match: voided, payout: 7n, amount: 7n, claimed: true }),
    bet({ match: disputed, payout: 500n }),
  ]
  expect(betTotals(bets, NOW)).toEqual({ staked: 97n, paid: 31n, claimable: 33n })
  expect(betTotals(bets, NOW + 1)).toEqual({ staked: 97n, paid: 31n, claimable: 533n })
})

test('is zero without rows', () => {
  expect(betTotals([], NOW)).toEqual({ staked: 0n, paid: 0n, claimable: 0n })
})
