import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import type { Match } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { PageTitle } from '@/ui/layout/PageTitle'

interface MatchHeaderProps {
  matchId: bigint
  /** The heading renders before the match is loaded, so that it can take the focus. */
  match: Match | undefined
  now: number
}

export function MatchHeader({ matchId, match, now }: MatchHeaderProps) {
  const messages = useMessages()
  return (
    <div className="flex flex-col gap-3">
      <Link
        to="/matches"
        className="flex min-h-6 items-center gap-1 self-start rounded-sm text-14 text-secondary hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {messages.matchPage.back}
      </Link>
      <PageTitle>{match ? titleOf(match, messages) : messages.matchPage.untitled(String(matchId))}</PageTitle>
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        {match ? (
          <Details match={match} now={now} />
        ) : (
          <p className="max-w-prose text-24 text-secondary">{messages.matchPage.subtitle}</p>
        )}
      </div>
    </div>
  )
}

function Details({ match, now }: { match: Match; now: number }) {
  const { game } = parseMatchName(match.name)
  return (
    <>
      <MatchStatusBadge match={match} now={now} />
      {game && (
        <Badge>
          <bdi>{game}</bdi>
        </Badge>
      )}
      <p className="min-w-0 text-14 break-words text-secondary">
        <bdi>{match.name}</bdi>
      </p>
    </>
  )
}

function titleOf(match: Match, messages: Messages): string {
  const { teamA, teamB } = parseMatchName(match.name)
  return messages.matchPage.title(teamA ?? messages.match.teamA, teamB ?? messages.match.teamB)
}
