import type { Address } from 'viem'
import { addAmount, NO_STAKES, type Stakes, settledPayout } from '@/domain/bet/payout'
import type { Side } from '@/domain/match/match'
import { addStake, NO_POOLS, type PoolName, type Pools } from '@/domain/match/odds'
import { nextDay } from './blockDays'

/** A pool event. Amounts in wei; `day` is the UTC midnight in unix seconds. */
export type MoneyEvent = { block: bigint; day: number } & (
  | { type: 'matchCreated'; matchId: bigint; name: string; feeBps: number; maxGain: number }
  | { type: 'betPlaced'; matchId: bigint; user: Address; amount: bigint; side: Side; pool: PoolName }
  /** `winner` 0 is void. A correction may follow until `claimableAt`, in unix seconds. */
  | { type: 'matchResolved'; matchId: bigint; winner: 0 | Side; claimableAt: number }
  /** Suspends the result until the next one. */
  | { type: 'resultChallenged'; matchId: bigint; bond: bigint }
  | { type: 'winningsClaimed'; matchId: bigint; user: Address; amount: bigint }
  | { type: 'referralPaid'; amount: bigint }
  | { type: 'feesWithdrawn'; amount: bigint }
)

/** One match's accounting, in wei. */
export interface MatchLedger {
  id: bigint
  name: string
  /** UTC day of creation. */
  day: number
  bets: number
  bettors: number
  pools: Pools
  staked: bigint
  /** `undefined` without a result and while it is challenged, 0 if void. */
  winner: 0 | Side | undefined
  /** The challenger's bond while challenged, otherwise 0. */
  bond: bigint
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

/** One UTC day's totals, in wei. */
export interface DayTotals {
  day: number
  matches: number
  bets: number
  bettors: number
  staked: bigint
  paid: bigint
  /** Fees on claimed winnings, including the referrers' share. */
  fees: bigint
  referrals: bigint
  withdrawn: bigint
}

export interface Ledger {
  /** Newest first. */
  matches: readonly MatchLedger[]
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

interface Position {
  side: Side
  stakes: Stakes
  claim?: { day: number; amount: bigint }
}

interface MatchPositions
  extends Pick<MatchLedger, 'id' | 'name' | 'day' | 'bets' | 'winner' | 'bond' | 'claimableAt'> {
  feeBps: number
  maxGain: number
  pools: Pools
  positions: Map<Address, Position>
}

type MatchEvent = Extract<
  MoneyEvent,
  { type: 'betPlaced' | 'matchResolved' | 'resultChallenged' | 'winningsClaimed' }
>

/** Accounts for every wei in the pool, from events in order. Leaves out matches created before the first event. */
export function buildLedger(events: readonly MoneyEvent[]): Ledger {
  const matchesById = new Map<bigint, MatchPositions>()
  const days = new Map<number, DayTotals>()
  const bettors = new Map<number, Set<Address>>()

  for (const event of events) {
    const today = dayIn(days, event.day)
    if (event.type === 'referralPaid') today.referrals += event.amount
    else if (event.type === 'feesWithdrawn') today.withdrawn += event.amount
    else if (event.type === 'matchCreated') {
      const { matchId: id, name, feeBps, maxGain, day } = event
      const empty = { bets: 0, winner: undefined, bond: 0n, claimableAt: 0, pools: NO_POOLS }
      matchesById.set(id, { id, name, feeBps, maxGain, day, ...empty, positions: new Map() })
      today.matches++
    } else {
      const match = matchesById.get(event.matchId)
      if (!match) continue
      applyToMatch(match, event)
      applyToDay(today, event)
      if (event.type === 'betPlaced')
        bettors.set(event.day, (bettors.get(event.day) ?? new Set()).add(event.user))
    }
  }

  for (const [day, users] of bettors) dayIn(days, day).bettors = users.size
  const matches = [...matchesById.values()].map((match) => settle(match, days)).reverse()
  const sum = (of: (match: MatchLedger) => bigint) => matches.reduce((total, match) => total + of(match), 0n)
  return {
    matches,
    days: [...days.values()],
    open: sum(({ winner, staked }) => (winner === undefined ? staked : 0n)),
    bonds: sum(({ bond }) => bond),
    owed: sum(({ owed }) => owed),
    feesToCome: sum(({ feesToCome }) => feesToCome),
    dust: sum(({ dust }) => dust),
  }
}

function applyToMatch(match: MatchPositions, event: MatchEvent): void {
  if (event.type === 'matchResolved') {
    match.winner = event.winner
    match.claimableAt = event.claimableAt
    match.bond = 0n
    return
  }
  if (event.type === 'resultChallenged') {
    match.winner = undefined
    match.claimableAt = 0
    match.bond = event.bond
    return
  }
  const position = match.positions.get(event.user)
  if (event.type === 'winningsClaimed') {
    if (position) position.claim = { day: event.day, amount: event.amount }
    return
  }
  const { user, side, pool, amount } = event
  match.bets++
  match.pools = addStake(match.pools, pool, side, amount)
  const stakes = addAmount(position?.stakes ?? NO_STAKES, pool, amount)
  match.positions.set(user, { side, stakes })
}

function applyToDay(today: DayTotals, event: MatchEvent): void {
  if (event.type === 'winningsClaimed') today.paid += event.amount
  if (event.type !== 'betPlaced') return
  today.bets++
  today.staked += event.amount
}

function settle(match: MatchPositions, days: Map<number, DayTotals>): MatchLedger {
  const { id, name, day, bets, winner, bond, claimableAt, pools, positions } = match
  const staked = pools.early[1] + pools.early[2] + pools.live[1] + pools.live[2]
  const ledger: MatchLedger = {
    ...{ id, name, day, bets, bettors: positions.size, pools, staked, winner, bond, claimableAt },
    ...{ paid: 0n, owed: 0n, unmatched: 0n, fees: 0n, feesToCome: 0n, dust: 0n },
  }
  if (winner === undefined) return ledger

  for (const { side, stakes, claim } of positions.values()) {
    const { payout, fee } = settledPayout(pools, side, stakes, match, winner)
    if (winner !== 0 && side !== winner) ledger.unmatched += payout
    if (claim) {
      ledger.paid += claim.amount
      ledger.fees += fee
      dayIn(days, claim.day).fees += fee
    } else {
      ledger.owed += payout
      ledger.feesToCome += fee
    }
  }
  ledger.dust = staked - ledger.paid - ledger.owed - ledger.fees - ledger.feesToCome
  return ledger
}

function dayIn(days: Map<number, DayTotals>, day: number): DayTotals {
  const known = days.get(day)
  if (known) return known
  const counts = { matches: 0, bets: 0, bettors: 0 }
  const fresh = { day, ...counts, staked: 0n, paid: 0n, fees: 0n, referrals: 0n, withdrawn: 0n }
  days.set(day, fresh)
  return fresh
}

export function everyDay(days: readonly DayTotals[], from: number, to: number): DayTotals[] {
  const known = new Map(days.map((totals) => [totals.day, totals]))
  const all: DayTotals[] = []
  for (let day = from; day <= to; day = nextDay(day)) all.push(dayIn(known, day))
  return all
}

/** Pool balance against what it has to cover, in wei. */
export interface Solvency {
  balance: bigint
  /** Owed to bettors: open stakes, unclaimed payouts and bonds. */
  owed: bigint
  /** The pool's own: all fees and the surplus. */
  own: bigint
  isCovered: boolean
  /** Rounding and tokens sent by mistake; 0 if not covered. */
  surplus: bigint
  /** 0 if covered. */
  shortfall: bigint
}

/** @param held the pool's WETH and withdrawable fees in the ledger's last block */
export function solvencyOf(ledger: Ledger, held: { balance: bigint; accruedFees: bigint }): Solvency {
  const { balance, accruedFees } = held
  const owed = ledger.open + ledger.owed + ledger.bonds
  const fees = ledger.feesToCome + accruedFees
  const isCovered = balance >= owed + fees
  const surplus = isCovered ? balance - owed - fees : 0n
  return {
    balance,
    owed,
    own: fees + surplus,
    isCovered,
    surplus,
    shortfall: isCovered ? 0n : owed + fees - balance,
  }
}
