import { type Ledger, type Position, payoutOf } from '@/domain/ledger/ledger'
import type { Match, Side } from '@/domain/match/match'
import { type Pools, poolsOf } from '@/domain/match/odds'
import { DAY } from '@/lib/durations'

/** Returns a time's UTC midnight in unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY)
}

export function daysBefore(day: number, days: number): number {
  return day - days * DAY
}

function nextDay(day: number): number {
  return day + DAY
}

/** One match's accounting, in wei. */
export interface MatchAccount {
  id: bigint
  name: string
  /** UTC days of creation and end. */
  createdOn: number
  endsOn: number
  bettors: number
  pools: Pools
  staked: bigint
  /** `undefined` without a result and while it is challenged, 0 if void. */
  winner: 0 | Side | undefined
  isChallenged: boolean
  /** Unix seconds; 0 without a result. */
  claimableAt: number
  paid: bigint
  /** Unclaimed. */
  owed: bigint
  /** Part of the lost stakes that comes back, claimed or not. */
  unmatched: bigint
  /** Fees on claimed winnings, including the referrers' share. */
  fees: bigint
  /** Fees on unclaimed winnings. */
  feesToCome: bigint
  /** Rounding remainder that stays in the pool. */
  dust: bigint
}

/** The matches that end on one UTC day, in wei. */
export interface DayTotals {
  day: number
  matches: number
  /** One per bettor and match. */
  bets: number
  staked: bigint
  paid: bigint
  /** Fees on claimed winnings, including the referrers' share. */
  fees: bigint
}

export interface Accounting {
  /** Newest first. */
  matches: readonly MatchAccount[]
  /** Oldest first, without idle days: `everyDay` fills those in. */
  days: readonly DayTotals[]
  /** Stakes on unresolved and challenged matches. */
  open: bigint
  /** Bonds of challenges without a ruling. */
  bonds: bigint
  owed: bigint
  feesToCome: bigint
  dust: bigint
}

/** Accounts for every wei in the pool. */
export function accountFor({ matches, positions, bonds }: Ledger): Accounting {
  const accounts = [...matches.values()]
    .map((match) => settle(match, positions.get(match.id) ?? []))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
  const sum = (of: (account: MatchAccount) => bigint) =>
    accounts.reduce((total, account) => total + of(account), 0n)
  return {
    matches: accounts,
    days: daysOf(accounts),
    open: sum(({ winner, staked }) => (winner === undefined ? staked : 0n)),
    bonds,
    owed: sum(({ owed }) => owed),
    feesToCome: sum(({ feesToCome }) => feesToCome),
    dust: sum(({ dust }) => dust),
  }
}

function settle(match: Match, positions: readonly Position[]): MatchAccount {
  const hasResult = match.isFinalized && !match.isChallenged
  const account: MatchAccount = {
    id: match.id,
    name: match.name,
    createdOn: dayOf(match.createdAt),
    endsOn: dayOf(match.endTime),
    bettors: positions.length,
    pools: poolsOf(match),
    staked: match.totalPoolA + match.totalPoolB,
    winner: hasResult ? match.winner : undefined,
    isChallenged: match.isChallenged,
    claimableAt: hasResult ? match.claimableAt : 0,
    paid: 0n,
    owed: 0n,
    unmatched: 0n,
    fees: 0n,
    feesToCome: 0n,
    dust: 0n,
  }
  if (!hasResult) return account

  for (const position of positions) {
    const { payout, fee } = payoutOf(match, position)
    if (match.winner !== 0 && position.side !== match.winner) account.unmatched += payout
    if (position.claimed) {
      account.paid += payout
      account.fees += fee
    } else {
      account.owed += payout
      account.feesToCome += fee
    }
  }
  const { staked, paid, owed, fees, feesToCome } = account
  return { ...account, dust: staked - paid - owed - fees - feesToCome }
}

function daysOf(accounts: readonly MatchAccount[]): DayTotals[] {
  const days = new Map<number, DayTotals>()
  for (const { endsOn, bettors, staked, paid, fees } of accounts) {
    const totals = days.get(endsOn) ?? idle(endsOn)
    totals.matches++
    totals.bets += bettors
    totals.staked += staked
    totals.paid += paid
    totals.fees += fees
    days.set(endsOn, totals)
  }
  return [...days.values()].sort((one, other) => one.day - other.day)
}

function idle(day: number): DayTotals {
  return { day, matches: 0, bets: 0, staked: 0n, paid: 0n, fees: 0n }
}

export function everyDay(days: readonly DayTotals[], from: number, to: number): DayTotals[] {
  const known = new Map(days.map((totals) => [totals.day, totals]))
  const all: DayTotals[] = []
  for (let day = from; day <= to; day = nextDay(day)) all.push(known.get(day) ?? idle(day))
  return all
}

/**
 * Compares the pool's balance with what it has to cover, in wei.
 * @param held the pool's WETH and withdrawable fees in the ledger's block
 */
export function solvencyOf(accounting: Accounting, held: { balance: bigint; accruedFees: bigint }) {
  /** To bettors: open stakes, unclaimed payouts and bonds. */
  const owed = accounting.open + accounting.owed + accounting.bonds
  const fees = accounting.feesToCome + held.accruedFees
  const left = held.balance - owed - fees
  const isCovered = left >= 0n
  /** Rounding and tokens sent by mistake. */
  const surplus = isCovered ? left : 0n
  return {
    owed,
    /** The pool's own: all fees and the surplus. */
    own: fees + surplus,
    isCovered,
    surplus,
    shortfall: isCovered ? 0n : -left,
  }
}
