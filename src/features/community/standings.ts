import type { Address } from 'viem'
import { payoutOf } from '@/domain/bet/payout'
import type { Side } from '@/domain/match/match'
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
  stake: bigint
}

interface MatchRecord {
  /** `undefined` if the match is older than the history. Its bets are incomplete, so it doesn't count. */
  feeBps?: number
  pools: { 1: bigint; 2: bigint }
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
    const record = matches.get(matchId) ?? { pools: { 1: 0n, 2: 0n }, positions: new Map() }
    matches.set(matchId, record)
    return record
  }

  for (const event of events) {
    if (event.type === 'matchCreated') {
      recordOf(event.matchId).feeBps = event.feeBps
    } else if (event.type === 'matchResolved') {
      recordOf(event.matchId).resolution = event
    } else if (event.type === 'reputationGained') {
      if (event.block >= since) standingOf(event.user).reputation += event.points
    } else if (event.type === 'betPlaced') {
      const { pools, positions } = recordOf(event.matchId)
      const held = positions.get(event.user)
      if (!held && event.block >= since) standingOf(event.user).reputation += 1n
      pools[event.side] += event.amount
      positions.set(event.user, { side: event.side, stake: (held?.stake ?? 0n) + event.amount })
    }
  }

  for (const { feeBps, pools, positions, resolution } of matches.values()) {
    if (feeBps === undefined || !resolution || resolution.block < since || now < resolution.claimableAt)
      continue
    const { winner } = resolution
    if (winner === 0) continue
    for (const [user, { side, stake }] of positions) {
      const standing = standingOf(user)
      standing.decided += 1
      standing.profit -= stake
      if (side !== winner) continue
      standing.won += 1
      const winningAndLosing = { winning: pools[winner], losing: pools[winner === 1 ? 2 : 1] }
      standing.profit += payoutOf(stake, winningAndLosing, feeBps).payout
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
