import { type Bet, claimableNow } from '@/domain/bet/bet'

export interface BetTotals {
  staked: bigint
  paid: bigint
  claimable: bigint
}

export function betTotals(bets: readonly Bet[], now: number): BetTotals {
  const sum = (of: (bet: Bet) => bigint) => bets.reduce((total, bet) => total + of(bet), 0n)
  return {
    staked: sum((bet) => bet.amount),
    paid: sum((bet) => (bet.claimed ? bet.payout : 0n)),
    claimable: sum((bet) => claimableNow(bet, now)),
  }
}
