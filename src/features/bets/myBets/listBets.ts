import { type Bet, type BetStatus, betStatus, claimableNow } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { isFinal } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { compareBigints } from '@/lib/compareBigints'
import { textFinder } from '@/lib/textSearch'
import type { BetFilter, BetSearch, BetSort } from './betSearch'

const filterOfStatus: Record<BetStatus, Exclude<BetFilter, 'all' | 'toClaim' | 'paid'>> = {
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

export type BetGroup = 'toClaim' | 'open' | 'settled'

export function groupOf(bet: Bet, now: number): BetGroup {
  if (claimableNow(bet, now) > 0n) return 'toClaim'
  return filterOfStatus[betStatus(bet, now)] === 'open' ? 'open' : 'settled'
}

/** Returns the bets that are searched for, by group unless another order is chosen. @param bets newest first */
export function listBets(bets: readonly Bet[], { show, sort, q, game }: BetSearch, now: number) {
  const isFound = textFinder(q)
  const found = bets.filter(
    (bet) =>
      isShown(bet, show, now) && (game === '' || gameOf(bet.match) === game) && isFound(bet.match.name),
  )
  if (sort !== 'newest') return found.toSorted((one, other) => compare(other, one, sort, now))
  const groups: Record<BetGroup, Bet[]> = { toClaim: [], open: [], settled: [] }
  for (const bet of found) groups[groupOf(bet, now)].push(bet)
  return [...groups.toClaim, ...groups.open, ...groups.settled]
}

function isShown(bet: Bet, show: BetFilter, now: number): boolean {
  if (show === 'all') return true
  if (show === 'toClaim') return claimableNow(bet, now) > 0n
  if (show === 'paid') return bet.wasPaid
  return filterOfStatus[betStatus(bet, now)] === show
}

export function countByFilter(bets: readonly Bet[], now: number): Record<BetFilter, number> {
  const counts = { all: bets.length, open: 0, toClaim: 0, won: 0, lost: 0, refunded: 0, paid: 0 }
  for (const bet of bets) {
    counts[filterOfStatus[betStatus(bet, now)]]++
    if (claimableNow(bet, now) > 0n) counts.toClaim++
    if (bet.wasPaid) counts.paid++
  }
  return counts
}

/** Sorts what isn't settled as neither gain nor loss. */
const sortValueOf: Record<Exclude<BetSort, 'newest'>, (bet: Bet, now: number) => bigint> = {
  stake: ({ amount }) => amount,
  payout: (bet, now) => (isFinal(bet.match, now) ? bet.payout : 0n),
  profit: (bet, now) => (isFinal(bet.match, now) ? profitOf(bet) : 0n),
}

function compare(one: Bet, other: Bet, sort: Exclude<BetSort, 'newest'>, now: number): number {
  const amountOf = sortValueOf[sort]
  return compareBigints(amountOf(one, now), amountOf(other, now))
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
