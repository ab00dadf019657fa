import type { Match, Side } from '../../../src/domain/match/match.ts'
import { parseMatchName } from '../../../src/domain/match/name.ts'

/** Names a side's team, or the side if the match's name tells no teams. */
export function teamOf({ name }: Pick<Match, 'name'>, side: Side): string {
  const { teamA = 'side 1', teamB = 'side 2' } = parseMatchName(name)
  return side === 1 ? teamA : teamB
}

/** Names a match's result, by default the one on the chain. 0 is void. */
export function resultText(match: Pick<Match, 'name' | 'winner'>, winner = match.winner): string {
  return winner === 0 ? 'void' : teamOf(match, winner)
}
