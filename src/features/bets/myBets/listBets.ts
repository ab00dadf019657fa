import { type Bet, type BetStatus, betStatus, claimableNow } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { isFinal } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { compareBigints } from '@/lib/compareBigints'
import { textFinder } from '@/lib/textSearch'
import type { BetFilter, BetSearch, BetSort } from './betSearch'

const filterOfStatus: Record<BetStatus, BetFilter> = {
  pending: 'open',
  challenged: 'open',
  claimableLater: 'open',
  won: 'won',
  claimed: 'won',
  paid: 'won',
  lost: 'lost',
  refund: 'refunded',
  refunded: 'refunded',
}

type BetGroup = 'toClaim' | 'open' | 'settled'

export function groupOf(bet: Bet, now: number): BetGroup {
  if (claimableNow(bet, now) > 0n) return 'toClaim'
  return filterOfStatus[betStatus(bet, now)] === 'open' ? 'open' : 'settled'
}

/** Returns the bets that are searched for, by group unless another order is chosen. @param bets newest first */
export function listBets(bets: readonly Bet[], { show, sort, q, game }: BetSearch, now: number) {
  const isFound = textFinder(q)
  const found = bets.filter(
    (bet) =>
      filtersOf(bet, now).includes(show) &&
      (game === '' || gameOf(bet.match) === game) &&
      isFound(bet.match.name),
  )
  if (sort !== 'newest') {
    const amountOf = sortValueOf[sort]
    return found.toSorted((one, other) => compareBigints(amountOf(other, now), amountOf(one, now)))
  }
  const groups: Record<BetGroup, Bet[]> = { toClaim: [], open: [], settled: [] }
  for (const bet of found) groups[groupOf(bet, now)].push(bet)
  return [...groups.toClaim, ...groups.open, ...groups.settled]
}

/** Returns every filter that shows the bet. */
function filtersOf(bet: Bet, now: number): BetFilter[] {
  const filters: BetFilter[] = ['all', filterOfStatus[betStatus(bet, now)]]
  if (claimableNow(bet, now) > 0n) filters.push('toClaim')
  if (bet.wasPaid) filters.push('paid')
  return filters
}

export function countByFilter(bets: readonly Bet[], now: number): Record<BetFilter, number> {
  const counts = { all: 0, open: 0, toClaim: 0, won: 0, lost: 0, refunded: 0, paid: 0 }
  for (const bet of bets) for (const filter of filtersOf(bet, now)) counts[filter]++
  return counts
}

/** Sorts what isn't settled as neither gain nor loss. */
const sortValueOf: Record<Exclude<BetSort, 'newest'>, (bet: Bet, now: number) => bigint> = {
  stake: ({ amount }) => amount,
  payout: (bet, now) => (isFinal(bet.match, now) ? bet.payout : 0n),
  profit: (bet, now) => (isFinal(bet.match, now) ? profitOf(bet) : 0n),
}

/** Sums up the bets, in wei. */
export function betTotals(bets: readonly Bet[], now: number) {
  const sum = (of: (bet: Bet) => bigint) => bets.reduce((total, bet) => total + of(bet), 0n)
  return {
    staked: sum((bet) => bet.amount),
    paid: sum((bet) => (bet.claimed ? bet.payout : 0n)),
    claimable: sum((bet) => claimableNow(bet, now)),
  }
}
