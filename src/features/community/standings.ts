import type { Address } from 'viem'
import { isSettled, type Ledger, payoutOf, stakeOf } from '@/domain/ledger/ledger'
import type { Match } from '@/domain/match/match'
import { gameOf, gamesOf } from '@/domain/match/name'
import { compareBigints } from '@/lib/compareBigints'

export interface Standing {
  account: Address
  /** Payouts less stakes of all decided bets, in wei, claimed or not. */
  profit: bigint
  won: number
  /** Matches with a bet and a winner. */
  decided: number
  /** Points of all time: the chain doesn't keep when they were gained. */
  reputation: number
}

export interface StandingsFilter {
  /** Counts matches that end from here on, unix seconds. */
  since: number
  /** Empty for all. */
  game: string
}

/** Computes each bettor's standing, exact to the wei. A match counts once its result is final; void ones don't. */
export function standingsOf(ledger: Ledger, filter: StandingsFilter): Standing[] {
  const standings = new Map(
    ledger.bettors.map(({ account, reputation }): [Address, Standing] => [
      account,
      { account, profit: 0n, won: 0, decided: 0, reputation },
    ]),
  )
  for (const match of ledger.matches.values()) {
    if (match.winner === 0 || !isSettled(ledger, match) || !counts(match, filter)) continue
    for (const position of ledger.positions.get(match.id) ?? []) {
      const standing = standings.get(position.account)
      if (!standing) continue
      standing.decided++
      standing.profit += payoutOf(match, position).payout - stakeOf(position)
      if (position.side === match.winner) standing.won++
    }
  }
  return [...standings.values()]
}

function counts(match: Match, { since, game }: StandingsFilter): boolean {
  return match.endTime >= since && (game === '' || gameOf(match) === game)
}

/** Returns the games of all matches that anyone has bet on, sorted. */
export function gamesBetOn({ matches, positions }: Ledger): string[] {
  return gamesOf([...matches.values()].filter(({ id }) => positions.has(id)))
}

export type Order = 'profit' | 'won' | 'reputation'

export interface RankedStanding extends Standing {
  /** From 1; ties share a rank. */
  rank: number
}

export interface Standings {
  /** All, or as many as were asked for and the account's own. */
  ranked: readonly RankedStanding[]
  total: number
  games: readonly string[]
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

const takesPart = ({ decided, won, reputation }: Standing, order: Order): boolean =>
  ({ profit: decided, won, reputation })[order] > 0

/** Ties fall back to profit, then to the address, so that the order is stable. */
function by(order: Order) {
  return (a: Standing, b: Standing) =>
    compareBigints(BigInt(b[order]), BigInt(a[order])) ||
    compareBigints(b.profit, a.profit) ||
    (a.account.toLowerCase() < b.account.toLowerCase() ? -1 : 1)
}
