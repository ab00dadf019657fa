import type { Match, Side } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'

/** What naming a winner brings about. Amounts in wei. */
export type Consequence =
  /** Nobody bet on that side: there is nobody to pay, and every stake goes back. */
  | { isVoid: true; refunded: bigint }
  | {
      isVoid: false
      /** What winners get together: their stakes, and the losing pool less the fee. */
      paid: bigint
      /** The winners' own stakes among it. */
      stakes: bigint
      /** On the winners' gain; some of it may go to referrers. */
      fee: bigint
    }

/** What the contract will do if `winner` is named, but for rounding at each claim. */
export function consequenceOf(match: Match, winner: Side): Consequence {
  const { own, other } = poolsOf(match, winner)
  if (own === 0n) return { isVoid: true, refunded: other }
  const fee = (other * BigInt(match.feeBps)) / 10_000n
  return { isVoid: false, paid: own + other - fee, stakes: own, fee }
}
