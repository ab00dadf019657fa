import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type Match, matchStatus, parseMatchName } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Badge } from '@/ui/Badge'
import { MatchStatusBadge } from '@/ui/MatchStatusBadge'
import { PageTitle } from '@/ui/PageTitle'

interface MatchHeaderProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
}

/** Who plays, in which match, and where it stands. */
export function MatchHeader({ match, now }: MatchHeaderProps) {
  const words = useWords()
  const { game, teamA, teamB } = parseMatchName(match.name)
  return (
    <div className="flex flex-col gap-3">
      <BackToMatches />
      <PageTitle>{words.matches.match.title(teamA ?? words.ui.teamA, teamB ?? words.ui.teamB)}</PageTitle>
      <div className="flex flex-wrap items-center gap-2">
        <MatchStatusBadge status={matchStatus(match, now)} />
        {game && <Badge>{game}</Badge>}
        <p className="min-w-0 text-14 break-words text-secondary">{match.name}</p>
      </div>
    </div>
  )
}

/** The way back to the list as it was left. */
export function BackToMatches() {
  const { match } = useWords().matches
  return (
    <Link
      to="/matches"
      className="flex min-h-6 items-center gap-1 self-start rounded-sm text-14 text-secondary hover:text-text"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {match.back}
    </Link>
  )
}
