// A second reading of the pool's storage, beside the app's own: `npm run verify-match` shares no code with the app.
import { concat, type Hex, keccak256, numberToHex } from 'viem'

/** Position of the pool's mapping of matches, and in a match those of its challenge and of its mapping of bets. */
export const SLOTS = { MATCHES: 9n, CHALLENGE: 4n, POSITIONS: 6n }

const OUTCOMES = ['None', 'A', 'B', 'Void'] as const

const word = (value: Hex | bigint) => numberToHex(BigInt(value), { size: 32 })
const bits = (word: Hex, from: number, count: number) => BigInt.asUintN(count, BigInt(word) >> BigInt(from))
const sidesIn = (value: Hex) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })

/** Returns the slots of a match, of its live pool and of its challenge, then those of the bets on it. */
export function slotsOf(matchId: bigint, bets: readonly { account: Hex }[]): Hex[] {
  const mapped = (key: Hex | bigint, mapping: bigint) => BigInt(keccak256(concat([word(key), word(mapping)])))
  const slot = mapped(matchId, SLOTS.MATCHES)
  const betSlots = bets.map(({ account }) => mapped(account, slot + SLOTS.POSITIONS))
  return [slot, slot + 1n, slot + SLOTS.CHALLENGE, ...betSlots].map(word)
}

/** Unpacks a match's first two words. Stakes are wei. */
export function unpackMatch(early: Hex = '0x0', live: Hex = '0x0') {
  return {
    pools: { early: sidesIn(early), live: sidesIn(live) },
    feeBps: bits(early, 208, 16),
    maxGain: bits(early, 224, 16),
    outcome: OUTCOMES[Number(bits(early, 240, 8))] ?? 'None',
    isOverruled: bits(early, 250, 1) > 0n,
    isRuled: bits(early, 251, 1) > 0n,
  }
}

/** Unpacks a bet. Stakes are wei. */
export function unpackBet(bet: Hex = '0x0') {
  const side: 1 | 2 = bits(bet, 224, 8) === 1n ? 1 : 2
  return { side, early: bits(bet, 0, 88), live: bits(bet, 88, 88), claimed: bits(bet, 232, 24) > 0n }
}
