import type { Address } from 'viem'
import { payoutOf } from '@/domain/bet/payout'
import type { Side } from '@/domain/match/match'
import { nextDay } from './blockDays'

/** What moved money, or says whose it is. Amounts in wei; `day` is the UTC day, as the unix seconds of its beginning. */
export type MoneyEvent = { block: bigint; day: number } & (
  | { type: 'matchCreated'; matchId: bigint; name: string; feeBps: number }
  | { type: 'betPlaced'; matchId: bigint; user: Address; amount: bigint; side: Side }
  /** `winner` 0 is void. Until `claimableAt`, in unix seconds, another one may follow. */
  | { type: 'matchResolved'; matchId: bigint; winner: 0 | Side; claimableAt: number }
  | { type: 'winningsClaimed'; matchId: bigint; user: Address; amount: bigint }
  | { type: 'referralPaid'; amount: bigint }
  | { type: 'feesWithdrawn'; amount: bigint }
)

/** The money of one match, in wei. */
export interface MatchBooks {
  id: bigint
  name: string
  /** The UTC day of its creation. */
  day: number
  bets: number
  bettors: number
  pools: Record<Side, bigint>
  /** Both pools. */
  staked: bigint
  /** `undefined` without a result, 0 if void. */
  winner: 0 | Side | undefined
  /** From when it is paid, in unix seconds; 0 without a result. */
  claimableAt: number
  /** Paid to its bettors. */
  paid: bigint
  /** What its bettors have not claimed yet. */
  owed: bigint
  /** What was kept of the winnings that were claimed, the referrers' part included. */
  fees: bigint
  /** What will be kept of those that were not. */
  feesToCome: bigint
  /** What rounding down leaves in the pool for good. */
  dust: bigint
}

/** What happened on a UTC day, amounts in wei. */
export interface DayBooks {
  day: number
  matches: number
  bets: number
  bettors: number
  staked: bigint
  paid: bigint
  /** Fees on what was claimed, the referrers' part included. */
  fees: bigint
  referrals: bigint
  withdrawn: bigint
}

export interface Books {
  /** Newest first. */
  matches: readonly MatchBooks[]
  /** In their order, those on which nothing happened left out: `everyDay` fills them in. */
  days: readonly DayBooks[]
  /** Stakes on matches without a result. */
  open: bigint
  owed: bigint
  feesToCome: bigint
  dust: bigint
}

interface Position {
  side: Side
  stake: bigint
  /** When it was paid, and how much. */
  claim?: { day: number; amount: bigint }
}

interface Ledger extends Pick<MatchBooks, 'id' | 'name' | 'day' | 'bets' | 'winner' | 'claimableAt'> {
  feeBps: number
  positions: Map<Address, Position>
}

/**
 * Whose the money is, to the wei as the contract reckons it.
 * @param events in their order. A match that was created before the first of them is left out.
 */
export function booksOf(events: readonly MoneyEvent[]): Books {
  const ledgers = new Map<bigint, Ledger>()
  const days = new Map<number, DayBooks>()
  const bettors = new Map<number, Set<Address>>()

  for (const event of events) {
    const today = dayIn(days, event.day)
    if (event.type === 'referralPaid') {
      today.referrals += event.amount
    } else if (event.type === 'feesWithdrawn') {
      today.withdrawn += event.amount
    } else if (event.type === 'matchCreated') {
      const { matchId: id, name, feeBps, day } = event
      today.matches++
      ledgers.set(id, {
        id,
        name,
        feeBps,
        day,
        bets: 0,
        winner: undefined,
        claimableAt: 0,
        positions: new Map(),
      })
    } else {
      const ledger = ledgers.get(event.matchId)
      if (!ledger) continue
      switch (event.type) {
        case 'betPlaced': {
          const { user, side, amount } = event
          const held = ledger.positions.get(user)
          if (held) held.stake += amount
          else ledger.positions.set(user, { side, stake: amount })
          ledger.bets++
          today.bets++
          today.staked += amount
          const bettorsToday = bettors.get(event.day) ?? new Set()
          bettors.set(event.day, bettorsToday.add(user))
          break
        }
        case 'matchResolved':
          ledger.winner = event.winner
          ledger.claimableAt = event.claimableAt
          break
        case 'winningsClaimed': {
          const position = ledger.positions.get(event.user)
          if (position) position.claim = { day: event.day, amount: event.amount }
          today.paid += event.amount
        }
      }
    }
  }

  for (const [day, users] of bettors) dayIn(days, day).bettors = users.size
  const matches = [...ledgers.values()].map((ledger) => settle(ledger, days)).reverse()
  const sum = (of: (match: MatchBooks) => bigint) => matches.reduce((total, match) => total + of(match), 0n)
  return {
    matches,
    days: [...days.values()],
    open: sum(({ winner, staked }) => (winner === undefined ? staked : 0n)),
    owed: sum(({ owed }) => owed),
    feesToCome: sum(({ feesToCome }) => feesToCome),
    dust: sum(({ dust }) => dust),
  }
}

/** What a match owes, paid and kept; what it kept is counted on the days on which it was claimed. */
function settle(ledger: Ledger, days: Map<number, DayBooks>): MatchBooks {
  const { id, name, day, bets, winner, claimableAt, feeBps, positions } = ledger
  const pools: Record<Side, bigint> = { 1: 0n, 2: 0n }
  for (const { side, stake } of positions.values()) pools[side] += stake
  const staked = pools[1] + pools[2]
  const books: MatchBooks = {
    ...{ id, name, day, bets, bettors: positions.size, pools, staked, winner, claimableAt },
    ...{ paid: 0n, owed: 0n, fees: 0n, feesToCome: 0n, dust: 0n },
  }
  if (winner === undefined) return books

  for (const { side, stake, claim } of positions.values()) {
    const { payout, fee } =
      winner === 0
        ? { payout: stake, fee: 0n }
        : side === winner
          ? payoutOf(stake, { winning: pools[winner], losing: pools[winner === 1 ? 2 : 1] }, feeBps)
          : { payout: 0n, fee: 0n }
    if (claim) {
      books.paid += claim.amount
      books.fees += fee
      dayIn(days, claim.day).fees += fee
    } else {
      books.owed += payout
      books.feesToCome += fee
    }
  }
  books.dust = staked - books.paid - books.owed - books.fees - books.feesToCome
  return books
}

function dayIn(days: Map<number, DayBooks>, day: number): DayBooks {
  const known = days.get(day)
  if (known) return known
  const none = {
    matches: 0,
    bets: 0,
    bettors: 0,
    staked: 0n,
    paid: 0n,
    fees: 0n,
    referrals: 0n,
    withdrawn: 0n,
  }
  const fresh = { day, ...none }
  days.set(day, fresh)
  return fresh
}

/** Every day from one to another, both inclusive; those on which nothing happened too. */
export function everyDay(days: readonly DayBooks[], from: number, to: number): DayBooks[] {
  const known = new Map(days.map((books) => [books.day, books]))
  const all: DayBooks[] = []
  for (let day = from; day <= to; day = nextDay(day)) all.push(dayIn(known, day))
  return all
}

/** What the pool holds against what it owes, in wei. */
export interface Solvency {
  balance: bigint
  /** Open stakes, what is owed, and all fees. */
  liabilities: bigint
  isCovered: boolean
  /** What it holds beyond that: rounding, and what was sent to it by mistake. 0 if it is not covered. */
  surplus: bigint
  /** 0 if it is covered. */
  shortfall: bigint
}

/** @param held the pool's WETH and the fees that can be withdrawn, in the block up to which the books go */
export function solvencyOf(books: Books, held: { balance: bigint; accruedFees: bigint }): Solvency {
  const { balance, accruedFees } = held
  const liabilities = books.open + books.owed + books.feesToCome + accruedFees
  const isCovered = balance >= liabilities
  return {
    balance,
    liabilities,
    isCovered,
    surplus: isCovered ? balance - liabilities : 0n,
    shortfall: isCovered ? 0n : liabilities - balance,
  }
}
