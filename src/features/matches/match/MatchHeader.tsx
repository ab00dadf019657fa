import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import { isBettingOpen, type Match, matchStatus } from '@/domain/match/match'
import { matchTitle, parseMatchName } from '@/domain/match/name'
import { formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Card } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { PageTitle } from '@/ui/layout/PageTitle'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

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
      <PageTitle>
        {match ? matchTitle(match, messages) : messages.matchPage.untitled(String(matchId))}
      </PageTitle>
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

export function MatchFacts({ match, now }: { match: Match; now: number }) {
  const { match: texts, matchPage: messages } = useMessages()
  const isUpcoming = matchStatus(match, now) === 'upcoming'
  return (
    <Card>
      <dl aria-label={messages.facts} className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        <Fact term={texts.startTime}>
          <DateTime time={match.startTime} />
        </Fact>
        <Fact term={messages.endTime}>
          <DateTime time={match.endTime} />
        </Fact>
        {!isBettingOpen(match, now) ? (
          <Fact term={messages.betting}>{messages.bettingClosed}</Fact>
        ) : isUpcoming ? (
          <Fact term={texts.startsIn}>
            <Countdown target={match.startTime} now={now} />
          </Fact>
        ) : (
          <Fact term={messages.closesIn}>
            <Countdown target={match.endTime} now={now} />
          </Fact>
        )}
        <Fact term={texts.minBet}>
          <WethAmount wei={match.minBet} unit="word" />
        </Fact>
        <Fact term={texts.maxBet}>
          <WethAmount wei={match.maxBet} unit="word" />
        </Fact>
        <Fact term={messages.fee}>{formatPercent(match.feeBps)}</Fact>
      </dl>
    </Card>
  )
}
