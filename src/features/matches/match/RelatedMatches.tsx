import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isBettingOpen, isFinal, type Match, nextMoment } from '@/domain/match/match'
import { usePastMatches } from '@/domain/match/matchLists'
import { shortSideName, shortTitle } from '@/domain/match/name'
import { useOpenSeriesSoFar } from '@/domain/match/queries'
import { leadOf, seriesKey } from '@/domain/match/series'
import { formatDay } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Countdown } from '@/ui/text/DateTime'
import { lastResults, matchesBeside } from './related'

interface RelatedMatchesProps {
  match: Match
  now: number
}

/** Lists what else one can bet on beside a match, and how its teams fared here. */
export function RelatedMatches({ match, now }: RelatedMatchesProps) {
  return (
    <div className="flex flex-col gap-6">
      <MatchesBeside match={match} now={now} />
      <LastResults match={match} now={now} />
    </div>
  )
}

function MatchesBeside({ match, now }: RelatedMatchesProps) {
  const { matchPage, match: texts } = useMessages()
  const { series = [] } = useOpenSeriesSoFar()
  const key = seriesKey(match)
  const others = series
    .filter(([first]) => seriesKey(first) !== key)
    .map((other) => leadOf(other, now))
    .filter((other) => isBettingOpen(other, now))
  const { of, shown } = matchesBeside(match, others)
  if (shown.length === 0) return null
  return (
    <Related title={of === undefined ? matchPage.otherMatches : matchPage.moreOf(of)}>
      {shown.map((other) => {
        const next = nextMoment(other, now)
        return (
          <RelatedMatch key={String(other.id)} match={other}>
            {next && (
              <>
                {texts[next.event]} <Countdown target={next.time} now={now} />
              </>
            )}
          </RelatedMatch>
        )
      })}
    </Related>
  )
}

function LastResults({ match, now }: RelatedMatchesProps) {
  const messages = useMessages()
  const { data = [] } = usePastMatches(true)
  const results = lastResults(
    match,
    data.filter((other) => isFinal(other, now)),
  )
  if (results.length === 0) return null
  return (
    <Related title={messages.matchPage.lastResults}>
      {results.map((other) => (
        <RelatedMatch key={String(other.id)} match={other}>
          {other.winner !== 0 && (
            <>
              {messages.match.won}:{' '}
              <bdi className="text-text">{shortSideName(other, other.winner, messages)}</bdi> ·{' '}
            </>
          )}
          {formatDay(other.endTime)}
        </RelatedMatch>
      ))}
    </Related>
  )
}

function Related({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-2">
      <CardTitle>{title}</CardTitle>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  )
}

function RelatedMatch({ match, children }: { match: Match; children: ReactNode }) {
  const messages = useMessages()
  return (
    <li>
      <Link
        to="/match/$id"
        params={{ id: String(match.id) }}
        className="flex min-h-11 flex-col justify-center py-1.5 text-14 underline-offset-4 hover:underline"
      >
        <bdi className="font-medium break-words">{shortTitle(match, messages)}</bdi>
        <span className="text-12 text-secondary">{children}</span>
      </Link>
    </li>
  )
}
