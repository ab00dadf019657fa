import { type Ledger, type Position, payoutOf } from '@/domain/ledger/ledger'
import type { Match } from '@/domain/match/match'
import { DAY } from '@/lib/time'

/** Returns a time's UTC midnight in unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY)
}

/** One match's accounting, in wei. */
export interface MatchAccount {
  match: Match
  bettors: number
  staked: bigint
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

export type Accounting = ReturnType<typeof accountFor>

/** Accounts for every wei in the pool, as it stood in the ledger's block. */
export function accountFor({ matches, positions, bonds, balance, accruedFees, block }: Ledger) {
  /** Newest first. */
  const accounts = [...matches.values()]
    .map((match) => settle(match, positions.get(match.id) ?? []))
    .sort((one, other) => (one.match.id < other.match.id ? 1 : -1))
  const sum = (of: (account: MatchAccount) => bigint) =>
    accounts.reduce((total, account) => total + of(account), 0n)
  return {
    block,
    balance,
    /** Can be withdrawn. */
    accruedFees,
    matches: accounts,
    /** Stakes on unresolved and challenged matches. */
    open: sum(({ match, staked }) => (isDecided(match) ? 0n : staked)),
    /** Of challenges without a ruling. */
    bonds,
    owed: sum(({ owed }) => owed),
    feesToCome: sum(({ feesToCome }) => feesToCome),
    dust: sum(({ dust }) => dust),
  }
}

/** `true` if bettors can claim, now or once the dispute window ends. */
export function isDecided({ hasResult, isChallenged }: Match): boolean {
  return hasResult && !isChallenged
}

function settle(match: Match, positions: readonly Position[]): MatchAccount {
  const account: MatchAccount = {
    match,
    bettors: positions.length,
    staked: match.totalPoolA + match.totalPoolB,
    paid: 0n,
    owed: 0n,
    unmatched: 0n,
    fees: 0n,
    feesToCome: 0n,
    dust: 0n,
  }
  if (!isDecided(match)) return account

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

/** Returns the days since the first match ended, idle ones too, up to `today`: the newest `length` at most. */
export function everyDay(
  accounts: readonly MatchAccount[],
  today: number,
  length = Number.POSITIVE_INFINITY,
): DayTotals[] {
  const days = new Map<number, DayTotals>()
  const at = (day: number) => days.get(day) ?? { day, matches: 0, bets: 0, staked: 0n, paid: 0n, fees: 0n }
  for (const { match, bettors, staked, paid, fees } of accounts) {
    const totals = at(dayOf(match.endTime))
    totals.matches++
    totals.bets += bettors
    totals.staked += staked
    totals.paid += paid
    totals.fees += fees
    days.set(totals.day, totals)
  }
  const all: DayTotals[] = []
  const first = Math.min(today, ...days.keys())
  for (let day = Math.max(first, today - (length - 1) * DAY); day <= today; day += DAY) all.push(at(day))
  return all
}

type Funds = Pick<Accounting, 'balance' | 'accruedFees' | 'open' | 'owed' | 'bonds' | 'feesToCome'>

/** Compares the pool's balance with what it has to cover, in wei. */
export function solvencyOf({ balance, accruedFees, open, owed: unclaimed, bonds, feesToCome }: Funds) {
  /** To bettors: open stakes, unclaimed payouts and bonds. */
  const owed = open + unclaimed + bonds
  const fees = feesToCome + accruedFees
  const left = balance - owed - fees
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
