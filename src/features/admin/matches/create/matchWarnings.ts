import { parseEther } from 'viem'
import { parseMatchName } from '@/domain/match/name'
import type { NewMatch } from '@/features/admin/matches/newMatch'

const MINUTE = 60

/** Most likely an end time with a typing error. */
const SHORTEST = 10 * MINUTE

/** Most likely an amount in another unit. */
const HIGHEST_MAX = parseEther('1000')

const PLACEHOLDER =
  /^(tbd|tba|tbc|n\/a|\?+|to be (announced|confirmed|decided|determined)|(winner|loser) of\b.*)$/i

export type MatchWarning = 'noTeams' | 'undecidedTeam' | 'sameTeam' | 'short' | 'highMax'

/** Returns what the contract accepts but nobody wants, since none of it can be changed later. */
export function matchWarnings({
  name,
  startTime,
  endTime,
  maxBet,
}: Omit<NewMatch, 'minBet'>): readonly MatchWarning[] {
  const { teamA, teamB } = parseMatchName(name)
  const warnings: MatchWarning[] = []
  if (!teamA || !teamB) warnings.push('noTeams')
  else if (PLACEHOLDER.test(teamA) || PLACEHOLDER.test(teamB)) warnings.push('undecidedTeam')
  else if (fold(teamA) === fold(teamB)) warnings.push('sameTeam')
  if (endTime - startTime < SHORTEST) warnings.push('short')
  if (maxBet > HIGHEST_MAX) warnings.push('highMax')
  return warnings
}

function fold(team: string): string {
  return team.normalize('NFKC').toLowerCase()
}
