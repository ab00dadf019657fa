import type { Match } from '@/domain/match/match'
import { isBettingOpen } from '@/domain/match/status'

/** Returns the open match to bet on next: the first to start from now on, else the live one that ends last. */
export function chooseNextMatch(matches: readonly Match[], after: bigint, now: number): Match | undefined {
  const open = matches.filter((match) => match.id !== after && isBettingOpen(match, now))
  const upcoming = open.filter(({ startTime }) => startTime > now)
  return upcoming.length > 0
    ? upcoming.reduce((first, match) => (match.startTime < first.startTime ? match : first))
    : open.toSorted((one, other) => other.endTime - one.endTime)[0]
}
