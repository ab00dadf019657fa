const ETHER = 10n ** 18n

/** Round amounts people bet, in wei. */
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

/** The minimum and the next few round amounts that a match takes, in wei, ascending. */
export function quickStakes(match: { minBet: bigint; maxBet: bigint }): bigint[] {
  const round = LADDER.filter((stake) => stake > match.minBet && stake <= match.maxBet)
  return [match.minBet, ...round].slice(0, MOST)
}
