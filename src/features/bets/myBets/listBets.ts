import { type Bet, betStatus, claimableNow } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { isFinal } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { groupSeries } from '@/domain/match/series'
import { compareBigints } from '@/lib/compareBigints'
import { textFinder } from '@/lib/textSearch'
import type { BetFilter, BetSearch, BetSort } from './betSearch'

/** Returns the bets that are searched for, in both tabs, in the chosen order. @param bets newest first */
export function findBets(bets: readonly Bet[], { q, game, sort }: BetSearch, now: number): Bet[] {
  const isFound = textFinder(q)
  const found = bets.filter(({ match }) => (game === '' || gameOf(match) === game) && isFound(match.name))
  if (sort === 'newest') return found
  const amountOf = sortValueOf[sort]
  return found.toSorted((one, other) => compareBigints(amountOf(other, now), amountOf(one, now)))
}

/**
 * Returns what a filter shows of the found bets: those of one series together where the first of them stands, and unless
 * another order is chosen, what can be claimed first.
 */
export function listBets(found: readonly Bet[], { show, sort }: BetSearch, now: number): Bet[][] {
  const shown = found.filter((bet) => filtersOf(bet, now).includes(show))
  const isFirst = (bet: Bet) => sort === 'newest' && claimableNow(bet, now) > 0n
  const ordered = [...shown.filter(isFirst), ...shown.filter((bet) => !isFirst(bet))]
  const byMatch = new Map(ordered.map((bet) => [bet.match.id, bet]))
  return groupSeries(ordered.map(({ match }) => match)).map((series) =>
    series.flatMap(({ id }) => byMatch.get(id) ?? []),
  )
}

/** Returns every filter that shows the bet. One is open until its result is final and nothing is left to claim. */
function filtersOf(bet: Bet, now: number): BetFilter[] {
  if (claimableNow(bet, now) > 0n) return ['open', 'toClaim']
  if (!isFinal(bet.match, now)) return ['open']
  const status = betStatus(bet, now)
  const outcome = status === 'lost' || status === 'refunded' ? status : 'won'
  return ['settled', outcome, ...(bet.wasPaid ? (['paid'] as const) : [])]
}

export function countByFilter(bets: readonly Bet[], now: number): Record<BetFilter, number> {
  const counts = { open: 0, toClaim: 0, settled: 0, won: 0, lost: 0, refunded: 0, paid: 0 }
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
