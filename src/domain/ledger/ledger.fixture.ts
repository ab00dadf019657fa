import { type Address, parseEther } from 'viem'
import { NO_STAKES } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import type { PoolName } from '@/domain/match/odds'
import type { Ledger, Position } from './ledger'

interface Stake {
  by: Address
  side: Side
  /** WETH. */
  amount: string
  pool?: PoolName
  claimed?: boolean
}

/** Builds a ledger from matches with their bets; their pools are those of the bets. */
export function aLedger(
  played: readonly { match?: Partial<Match>; bets: readonly Stake[] }[],
  { time = 1_900_000_000, reputation = 0, bonds = 0n } = {},
): Ledger {
  const all = played.map(({ match, bets }, index) => {
    const id = match?.id ?? BigInt(index + 1)
    const positions = bets.map(({ by, side, amount, pool = 'early', claimed = false }): Position => {
      return { account: by, matchId: id, side, stakes: { ...NO_STAKES, [pool]: parseEther(amount) }, claimed }
    })
    const pool = (side: Side, names: readonly PoolName[]) =>
      positions
        .filter((position) => position.side === side)
        .reduce((sum, { stakes }) => names.reduce((total, name) => total + stakes[name], sum), 0n)
    return {
      positions,
      match: aMatch({
        id,
        totalPoolA: pool(1, ['early', 'live']),
        totalPoolB: pool(2, ['early', 'live']),
        livePoolA: pool(1, ['live']),
        livePoolB: pool(2, ['live']),
        ...match,
      }),
    }
  })
  const accounts = [...new Set(all.flatMap(({ positions }) => positions.map(({ account }) => account)))]
  return {
    block: 1n,
    time,
    balance: 0n,
    accruedFees: 0n,
    bonds,
    bettors: accounts.map((account) => ({ account, bets: 1, reputation })),
    matches: new Map(all.map(({ match }) => [match.id, match])),
    positions: new Map(all.map(({ match, positions }) => [match.id, positions])),
  }
}

/** A match with a result that is final by the fixture's time. */
export function won(winner: Side, overrides: Partial<Match> = {}): Partial<Match> {
  return { hasResult: true, winner, claimableAt: 1_800_010_000, ...overrides }
}

export const voided: Partial<Match> = { hasResult: true, isVoid: true, claimableAt: 1_800_010_000 }
