import type { Address } from 'viem'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { compareBigints } from '@/lib/compareBigints'
import { HOUR, MINUTE } from '@/lib/time'
import { isBettingOpen, type Match, type Side } from './match'
import type { PlacedBet } from './placedBet'

/** Seconds of bets that the signals look back on. */
export const RISK_PERIOD = 6 * HOUR

/** Percentages are whole numbers of 100, times are minutes. */
export const defaultRisk = {
  /** Percentage of the match's maximum bet from which a bettor's stake is large. */
  large: 50,
  /** Live bets are late so long before betting ends. */
  late: 10,
  /** A side with less than this percentage of its pool is against the line. */
  line: 30,
  /** Accounts that move together, `within` this time and with at least this percentage of all stakes. */
  accounts: 4,
  within: 5,
  share: 25,
  /** A pool without bets is a signal so long before the start. */
  empty: 60,
}

export type RiskThresholds = typeof defaultRisk

const percentage = [0, 100] as const
const duration = [0, 10_000] as const

/** The least and the most of each threshold. */
export const riskBounds = {
  large: percentage,
  late: duration,
  line: percentage,
  accounts: [2, 10_000],
  within: duration,
  share: percentage,
  empty: duration,
} as const satisfies Record<keyof RiskThresholds, readonly [number, number]>

export interface TimedBet extends PlacedBet {
  /** Unix seconds. */
  time: number
}

/** Something on a match that an operator should look at. */
export interface RiskSignal {
  /** `empty` has no side and no accounts. */
  kind: 'late' | 'against' | 'together' | 'empty'
  side: 0 | Side
  /** Largest stake first. */
  accounts: readonly Address[]
  /** All their stakes that the signal counts, in wei. */
  stake: bigint
}

/**
 * Finds what is unusual about the bets on a match: at most one signal of a kind and side, so that nobody floods an operator
 * with them. Each is worth at least half a maximum bet at risk by default.
 * @param bets of the last `RISK_PERIOD`, the oldest first
 * @param now unix seconds
 */
export function riskSignals(
  match: Match,
  bets: readonly TimedBet[],
  now: number,
  thresholds: RiskThresholds,
): RiskSignal[] {
  if (isEmpty(match, now, thresholds)) return [{ kind: 'empty', side: 0, accounts: [], stake: 0n }]
  return ([1, 2] as const).flatMap((side) => {
    const own = bets.filter((bet) => bet.side === side)
    const late = own.filter(
      ({ pool, time }) => pool === 'live' && time > match.endTime - thresholds.late * MINUTE,
    )
    const against = own.filter((bet) => isAgainstLine(bet, match, thresholds))
    return [
      ...signalOf('late', side, largeStakes(late, match, thresholds)),
      ...signalOf('against', side, largeStakes(against, match, thresholds)),
      ...signalOf('together', side, largestMove(own, match, thresholds)),
    ]
  })
}

export interface MatchRisk {
  match: Match
  signal: RiskSignal
}

/**
 * Finds what is unusual about the bets on matches without a result, most money first.
 * @param bets as `riskSignals` takes them, of all matches
 */
export function openRisks(
  matches: readonly Match[],
  bets: readonly TimedBet[],
  now: number,
  thresholds: RiskThresholds,
): MatchRisk[] {
  const open = matches.filter(({ hasResult }) => !hasResult)
  const betsOf = new Map(open.map(({ id }): [bigint, TimedBet[]] => [id, []]))
  for (const bet of bets) betsOf.get(bet.matchId)?.push(bet)
  return open
    .flatMap((match) =>
      riskSignals(match, betsOf.get(match.id) ?? [], now, thresholds).map((signal) => ({ match, signal })),
    )
    .sort(({ signal: a }, { signal: b }) => compareBigints(b.stake, a.stake))
}

/** Says what was seen, in one sentence. @param teamOf names a side */
export function describeSignal(
  { kind, side, accounts, stake }: RiskSignal,
  teamOf: (side: Side) => string,
  { seen }: AdminMessages['adminResults']['risk'],
  { late, line, within, empty }: RiskThresholds,
): string {
  if (kind === 'empty' || side === 0) return seen.empty(empty)
  const bet = [accounts.length, formatAmount(stake), teamOf(side)] as const
  if (kind === 'late') return seen.late(...bet, late)
  return kind === 'together' ? seen.together(...bet, within) : seen.against(...bet, formatPercent(line * 100))
}

function signalOf(kind: RiskSignal['kind'], side: Side, stakes: ReadonlyMap<Address, bigint>): RiskSignal[] {
  if (stakes.size === 0) return []
  const sorted = [...stakes].sort(([, a], [, b]) => compareBigints(b, a))
  return [{ kind, side, accounts: sorted.map(([account]) => account), stake: sum(stakes.values()) }]
}

/** A match that opened just before its start has had no time to get bets. */
function isEmpty(match: Match, now: number, { empty }: RiskThresholds): boolean {
  const { totalPoolA, totalPoolB, startTime, createdAt } = match
  if (totalPoolA + totalPoolB > 0n || !isBettingOpen(match, now) || now >= startTime) return false
  return startTime - now <= empty * MINUTE && now - createdAt >= empty * MINUTE
}

/** Returns `true` for a bet on the side that few had staked on, in a pool with a maximum bet in it at least. */
function isAgainstLine({ side, amount, stakes }: PlacedBet, { maxBet }: Match, { line }: RiskThresholds) {
  const before = stakes[1] + stakes[2] - amount
  return before >= maxBet && (stakes[side] - amount) * 100n < before * BigInt(line)
}

const isLarge = (stake: bigint, { maxBet }: Match, { large }: RiskThresholds) =>
  stake * 100n >= maxBet * BigInt(large)

function largeStakes(bets: readonly TimedBet[], match: Match, thresholds: RiskThresholds) {
  return new Map([...stakesByAccount(bets)].filter(([, stake]) => isLarge(stake, match, thresholds)))
}

/**
 * Returns the stakes of the accounts that put the most on a side within a short time: together more than one account may,
 * and a large stake even without the largest of them, so that dust beside one bettor is no move.
 */
function largestMove(bets: readonly TimedBet[], match: Match, thresholds: RiskThresholds) {
  const { accounts, within, share } = thresholds
  const all = match.totalPoolA + match.totalPoolB
  const stakes = new Map<Address, bigint>()
  let first = 0
  let total = 0n
  let most = { total: 0n, from: 0, to: 0 }
  const add = (account: Address, amount: bigint) => {
    const stake = (stakes.get(account) ?? 0n) + amount
    if (stake === 0n) stakes.delete(account)
    else stakes.set(account, stake)
    total += amount
  }
  for (const [index, { account, amount, time }] of bets.entries()) {
    add(account, amount)
    for (let oldest = bets[first]; oldest && oldest.time < time - within * MINUTE; oldest = bets[++first])
      add(oldest.account, -oldest.amount)
    if (total <= most.total || stakes.size < accounts || total <= match.maxBet) continue
    if (total * 100n < all * BigInt(share)) continue
    // No account has more than the maximum bet, which spares looking at each of thousands.
    const isBroad =
      isLarge(total - match.maxBet, match, thresholds) ||
      [...stakes.values()].every((stake) => isLarge(total - stake, match, thresholds))
    if (isBroad) most = { total, from: first, to: index + 1 }
  }
  return stakesByAccount(bets.slice(most.from, most.to))
}

function stakesByAccount(bets: readonly TimedBet[]): Map<Address, bigint> {
  const stakes = new Map<Address, bigint>()
  for (const { account, amount } of bets) stakes.set(account, (stakes.get(account) ?? 0n) + amount)
  return stakes
}

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n)
