import type { Address } from 'viem'
import { type Bet, stakesOf } from '@/domain/bet/bet'
import { type Stakes, settledPayout } from '@/domain/bet/payout'
import { isFinal, type Match, type Side } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'

export interface Bettor {
  account: Address
  /** Matches bet on. */
  bets: number
  /** Points, 0 without a hub. */
  reputation: number
}

/** All matches and positions of the pool, as they stood in one block. */
export interface Ledger {
  block: bigint
  /** The block's time in unix seconds. */
  time: number
  /** The pool's WETH in wei. */
  balance: bigint
  /** Fees that the owner can withdraw, in wei. */
  accruedFees: bigint
  /** Bonds of challenges, in wei. */
  bonds: bigint
  /** Newest first. */
  bettors: readonly Bettor[]
  matches: ReadonlyMap<bigint, Match>
  /** By match. */
  positions: ReadonlyMap<bigint, readonly Position[]>
}

export const EMPTY_LEDGER: Ledger = {
  block: 0n,
  time: 0,
  balance: 0n,
  accruedFees: 0n,
  bonds: 0n,
  bettors: [],
  matches: new Map(),
  positions: new Map(),
}

/** Returns `true` if the match is final in the ledger's block: from then on only claims change. */
export const isSettled = (ledger: Ledger, match: Match): boolean => isFinal(match, ledger.time)

/** Returns `true` if the positions on every match add up to its pools. They don't after a reorg of what was cached. */
export function isConsistent({ matches, positions }: Ledger): boolean {
  return [...matches.values()].every((match) => addsUp(match, positions.get(match.id) ?? []))
}

function addsUp(match: Match, positions: readonly Position[]): boolean {
  const { early, live } = poolsOf(match)
  const left = [early[1], early[2], live[1], live[2]]
  for (const { side, stakes } of positions) {
    left[side - 1] = (left[side - 1] ?? 0n) - stakes.early
    left[side + 1] = (left[side + 1] ?? 0n) - stakes.live
  }
  return left.every((wei) => wei === 0n)
}

/** One account's stakes on a match, in wei. */
export interface Position {
  account: Address
  matchId: bigint
  side: Side
  stakes: Stakes
  claimed: boolean
}

const AMOUNT_BITS = 88
const MATCH_ID_BITS = 48
const SIDE_BITS = 8

/** Unpacks a `PackedPosition` of the lens. */
export function unpackPosition(account: Address, packed: bigint): Position {
  let left = packed
  const take = (bits: number) => {
    const value = BigInt.asUintN(bits, left)
    left >>= BigInt(bits)
    return value
  }
  const [early, live, matchId] = [take(AMOUNT_BITS), take(AMOUNT_BITS), take(MATCH_ID_BITS)]
  const side = take(SIDE_BITS) === 1n ? 1 : 2
  return { account, matchId, side, stakes: { early, live }, claimed: left !== 0n }
}

export function positionOf(account: Address, bet: Bet): Position {
  const { match, prediction: side, claimed } = bet
  return { account, matchId: match.id, side, stakes: stakesOf(bet), claimed }
}

export const stakeOf = ({ stakes }: Position): bigint => stakes.early + stakes.live

/** Computes what a match with a result pays on a position and the fee on it, in wei, claimed or not. */
export function payoutOf(match: Match, { side, stakes }: Position): { payout: bigint; fee: bigint } {
  return settledPayout(poolsOf(match), side, stakes, match, match.winner)
}
