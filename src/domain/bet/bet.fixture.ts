import { parseEther } from 'viem'
import { aMatch } from '@/domain/match/match.fixture'
import type { Bet } from './bet'

/** Builds a bet on Team A. @param stake in WETH, like the payout */
export function aBet(stake: string, payout: string, overrides: Partial<Bet> = {}): Bet {
  return {
    match: aMatch(),
    amount: parseEther(stake),
    liveAmount: 0n,
    prediction: 1,
    claimed: false,
    wasPaid: false,
    payout: parseEther(payout),
    ...overrides,
  }
}
