import type { Match, Side } from './match'

/** Returns the two pools from the point of view of `side`, in wei. */
export function poolsOf(match: Match, side: Side): { own: bigint; other: bigint } {
  return side === 1
    ? { own: match.totalPoolA, other: match.totalPoolB }
    : { own: match.totalPoolB, other: match.totalPoolA }
}

/** Returns Team A's share of both pools in bps, `undefined` before the first bet. */
export function poolShareABps(match: Match): number | undefined {
  const total = match.totalPoolA + match.totalPoolB
  if (total === 0n) return undefined
  const share = Number((match.totalPoolA * 10_000n) / total)
  // Keeps a tiny pool visible. Rounding down does so for Team B's.
  return share === 0 && match.totalPoolA > 0n ? 1 : share
}

/**
 * Returns the payout per staked wei if `side` wins, net of the fee, at the present pools: six decimals, rounded down.
 * `undefined` for an empty side: its first bet, however small, takes the whole other pool.
 */
export function multiplier(match: Match, side: Side): number | undefined {
  const { own, other } = poolsOf(match, side)
  if (own === 0n) return undefined
  const gain = (other * BigInt(10_000 - match.feeBps) * 100n) / own
  return Number(1_000_000n + gain) / 1_000_000
}
