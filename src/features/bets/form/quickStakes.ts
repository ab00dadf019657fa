const ETHER = 10n ** 18n

const LADDER = [
  ETHER / 100n,
  ETHER / 20n,
  ETHER / 10n,
  ETHER / 2n,
  ETHER,
  5n * ETHER,
  10n * ETHER,
  50n * ETHER,
]
const MOST = 4

/** Returns the minimum and the next round stakes that the match accepts, in wei, ascending. */
export function quickStakes(match: { minBet: bigint; maxBet: bigint }): bigint[] {
  const round = LADDER.filter((stake) => stake > match.minBet && stake <= match.maxBet)
  return [match.minBet, ...round].slice(0, MOST)
}
