import { type Match, parseMatchName, type Side } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Badge } from '@/ui/Badge'

/** A side: its label in its colour, and the team's name where the match's name tells it. */
export function SideText({ match, side }: { match: Pick<Match, 'name'>; side: Side }) {
  const { ui } = useWords()
  const { teamA, teamB } = parseMatchName(match.name)
  const team = side === 1 ? teamA : teamB
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={side === 1 ? 'sideA' : 'sideB'}>{side === 1 ? ui.teamA : ui.teamB}</Badge>
      {team && <span className="break-words">{team}</span>}
    </span>
  )
}
