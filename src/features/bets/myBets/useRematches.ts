import { useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useReadPoolLensGetOpenMatches } from '@/chain/queries/generatedHome'
import { isBettingOpen, type Match, type RawMatch, toMatch } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'

/** The newest open matches, in one call. */
const OPEN_MATCHES = 500n

/** Returns a function that finds an open match of the same two teams, the one that starts first, once it is `enabled`. */
export function useRematches(enabled: boolean): (match: Match) => Match | undefined {
  const { data: open } = useReadPoolLensGetOpenMatches({
    args: [0n, OPEN_MATCHES],
    query: { select: toMatches, enabled },
  })
  const now = useChainNow()
  return useMemo(() => {
    const matches = (open ?? [])
      .filter((match) => isBettingOpen(match, now))
      .sort((one, other) => other.startTime - one.startTime)
    const byTeams = new Map(
      matches.flatMap((match) => teamsOf(match).map((teams) => [teams, match] as const)),
    )
    return (match) => teamsOf(match).flatMap((teams) => byTeams.get(teams) ?? [])[0]
  }, [open, now])
}

function toMatches([matches]: readonly [matches: readonly RawMatch[], next: bigint]): Match[] {
  return matches.map(toMatch)
}

/** Returns a key that two matches of the same teams share, in either order; none for an unknown form of name. */
function teamsOf({ name }: Match): string[] {
  const { game, teamA, teamB } = parseMatchName(name)
  if (!teamA || !teamB) return []
  return [[game ?? '', ...[teamA, teamB].sort()].join('\n').toLowerCase()]
}
