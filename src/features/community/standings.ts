import type { Address } from 'viem'
import { addAmount, NO_STAKES, type Stakes, settledPayout } from '@/domain/bet/payout'
import type { Side } from '@/domain/match/match'
import { addStake, NO_POOLS, type Pools, type Rates } from '@/domain/match/odds'
import type { HistoryEvent } from './history'

export interface Standing {
  user: Address
  /** Payouts less stakes of all decided bets, in wei, claimed or not. */
  profit: bigint
  won: number
  /** Matches with a bet and a winner. */
  decided: number
  /** Points for referrals, and one per match with a bet. */
  reputation: bigint
}

interface Position {
  side: Side
  stakes: Stakes
}

interface MatchRecord {
  /** `undefined` if the match is older than the history. Its bets are incomplete, so it doesn't count. */
  rates?: Rates
  pools: Pools
  positions: Map<Address, Position>
  resolution?: { block: bigint; winner: 0 | Side; claimableAt: number }
}

/**
 * Computes each bettor's standing from the chain's events. A match counts once its last result is final; void
 * matches don't count. Payouts are exact to the wei.
 * @param since counts only what was decided or gained from this block on
 */
export function standingsOf(events: readonly HistoryEvent[], since: bigint, now: number): Standing[] {
  const standings = new Map<Address, Standing>()
  const matches = new Map<bigint, MatchRecord>()

  const standingOf = (user: Address): Standing => {
    const standing = standings.get(user) ?? { user, profit: 0n, won: 0, decided: 0, reputation: 0n }
    standings.set(user, standing)
    return standing
  }
  const recordOf = (matchId: bigint): MatchRecord => {
    const record = matches.get(matchId) ?? { pools: NO_POOLS, positions: new Map() }
    matches.set(matchId, record)
    return record
  }

  for (const event of events) {
    if (event.type === 'matchCreated') {
      recordOf(event.matchId).rates = event
    } else if (event.type === 'matchResolved') {
      recordOf(event.matchId).resolution = event
    } else if (event.type === 'resultChallenged') {
      recordOf(event.matchId).resolution = undefined
    } else if (event.type === 'reputationGained') {
      if (event.block >= since) standingOf(event.user).reputation += event.points
    } else if (event.type === 'betPlaced') {
      const { user, side, pool, amount } = event
      const record = recordOf(event.matchId)
      const held = record.positions.get(user)
      if (!held && event.block >= since) standingOf(user).reputation += 1n
      record.pools = addStake(record.pools, pool, side, amount)
      record.positions.set(user, { side, stakes: addAmount(held?.stakes ?? NO_STAKES, pool, amount) })
    }
  }

  for (const { rates, pools, positions, resolution } of matches.values()) {
    if (!rates || !resolution || resolution.block < since || now < resolution.claimableAt) continue
    const { winner } = resolution
    if (winner === 0) continue
    for (const [user, { side, stakes }] of positions) {
      const standing = standingOf(user)
      standing.decided += 1
      standing.profit += settledPayout(pools, side, stakes, rates, winner).payout - stakes.early - stakes.live
      if (side === winner) standing.won += 1
    }
  }
  return [...standings.values()]
}

export type Order = 'profit' | 'won' | 'reputation'

export interface RankedStanding extends Standing {
  /** From 1; ties share a rank. */
  rank: number
}

export function rank(standings: readonly Standing[], order: Order): RankedStanding[] {
  const ranked: RankedStanding[] = []
  const sorted = standings.filter((standing) => takesPart(standing, order)).toSorted(by(order))
  for (const [index, standing] of sorted.entries()) {
    const above = ranked[index - 1]
    const place = above && above[order] === standing[order] ? above.rank : index + 1
    ranked.push({ ...standing, rank: place })
  }
  return ranked
}

function takesPart({ decided, won, reputation }: Standing, order: Order): boolean {
  if (order === 'profit') return decided > 0
  return order === 'won' ? won > 0 : reputation > 0n
}

/** Ties fall back to profit, then to the address, so that the order is stable. */
function by(order: Order) {
  return (a: Standing, b: Standing) =>
    descending(a[order], b[order]) || descending(a.profit, b.profit) || (a.user < b.user ? -1 : 1)
}

function descending(a: bigint | number, b: bigint | number): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
