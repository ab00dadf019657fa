import { type Address, concat, type Hex, hexToBigInt, keccak256, numberToHex, pad } from 'viem'
import { type Position, unpackPosition } from '@/domain/ledger/ledger'
import { toOutcome } from '@/domain/match/outcome'

// The storage layout that contracts/src/libraries/StateLibrary.sol and contracts/src/types define: `npm test` compares.

/** Positions of the pool's variables. */
export const POOL_SLOTS = { TREASURY: 2, BONDS: 3, MATCHES: 9, BETTORS: 12, NEWEST: 13 }

/** Positions in a match: its challenge, and the mapping of bets. */
export const CHALLENGE = 4
export const POSITIONS = 6

const word = (value: bigint | number) => numberToHex(value, { size: 32 })

const mappedSlot = (key: Hex, mapping: Hex) => keccak256(concat([pad(key), mapping]))

export const poolSlot = (name: keyof typeof POOL_SLOTS) => word(POOL_SLOTS[name])

/** Returns a match's first slot. */
export const matchSlot = (id: bigint) => mappedSlot(word(id), word(POOL_SLOTS.MATCHES))

/** Returns the slot of `index` after a match's first one. */
export const slotAfter = (slot: Hex, index: number) => word(hexToBigInt(slot) + BigInt(index))

export const bettorSlot = (account: Address) => mappedSlot(account, word(POOL_SLOTS.BETTORS))

/** Returns a bet's slot. @param match the match's first slot */
export const betSlot = (match: Hex, account: Address) => mappedSlot(account, slotAfter(match, POSITIONS))

const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))

const addressIn = (value: bigint, from: number) => numberToHex(bits(value, from, 160), { size: 20 })

export const unpackNewestBettor = (value: bigint) => addressIn(value, 0)

/** Returns the wei that are packed above an address: the fees that the owner can withdraw, or the bonds of all challenges. */
export const unpackAmount = (value: bigint) => bits(value, 160, 96)

/** A bettor in the list of all, with the number of matches bet on. */
export type StoredBettor = ReturnType<typeof unpackBettor>

export function unpackBettor(value: bigint) {
  const [newestMatchId, bets] = [bits(value, 0, 48), Number(bits(value, 48, 48))]
  return { newestMatchId, bets, previousBettor: addressIn(value, 96) }
}

/** A position and the bettor's match before it, 0 for the first. */
export type StoredPosition = Position & { previousMatchId: bigint }

export function unpackStoredPosition(matchId: bigint, account: Address, value: bigint): StoredPosition {
  const position = unpackPosition(account, value)
  return { ...position, matchId, previousMatchId: position.matchId }
}

/** The part of a match that payouts depend on, and traces of acts. */
export type StoredMatch = ReturnType<typeof unpackMatch>

/** Unpacks a match's first two slots. */
export function unpackMatch(early: bigint, live: bigint) {
  const poolIn = (value: bigint) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })
  const flag = (position: number) => bits(early, position, 1) === 1n
  return {
    pools: { early: poolIn(early), live: poolIn(live) },
    feeBps: Number(bits(early, 208, 16)),
    maxGain: Number(bits(early, 224, 16)),
    outcome: toOutcome(Number(bits(early, 240, 8))),
    isChallenged: flag(249),
    /** The owner has replaced the result. */
    isOverruled: flag(250),
    /** The arbiter has ruled. */
    isRuled: flag(251),
  }
}
