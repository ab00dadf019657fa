import { Link } from '@tanstack/react-router'
import { Coins, Radio, ShieldCheck, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { MatchStar } from '@/domain/follow/FollowButton'
import { useFollowsAt } from '@/domain/follow/follows'
import { MatchRow, MatchRowsSkeleton } from '@/domain/match/MatchRow'
import { isBettingOpen } from '@/domain/match/match'
import { shownStakes } from '@/domain/match/odds'
import { useOpenMatches, useOpenSeriesSoFar } from '@/domain/match/queries'
import { groupSeries } from '@/domain/match/series'
import { followedFirst, listMatches, ongoingMatches, stakedFirst } from '@/features/matches/list/listMatches'
import { DEFAULT_MATCH_SEARCH } from '@/features/matches/list/matchSearch'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'
import { MatchCard, MatchCardSkeleton } from './MatchCard'

export function PlatformFigures() {
  const { figures } = useMessages().home
  const now = useChainNow()
  const { data, error } = useOpenMatches()
  const series = useMemo(() => data && groupSeries(data), [data])
  const open = data?.filter((match) => isBettingOpen(match, now))
  // `OngoingMatches` reports the failure.
  const missing = error ? '–' : <Skeleton className="my-1 h-5 w-12" />
  return (
    <dl aria-label={figures.label} className="flex flex-wrap gap-6 sm:gap-8">
      <Fact size="lg" term={figures.live}>
        {series ? ongoingMatches(series, now).length : missing}
      </Fact>
      <Fact size="lg" term={figures.open}>
        {open ? open.length : missing}
      </Fact>
      <Fact size="lg" term={figures.pools}>
        {open ? (
          <WethAmount wei={open.reduce((sum, match) => sum + shownStakes(match, now), 0n)} unit="word" />
        ) : (
          missing
        )}
      </Fact>
    </dl>
  )
}

const MOST_ONGOING = 2
const MOST_UPCOMING = 6

const cardsClass = '@container grid gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]'

/** @param hasLink links to all matches, which the user guide does otherwise */
export function OngoingMatches({ hasLink }: { hasLink: boolean }) {
  const messages = useMessages()
  const now = useChainNow()
  const open = useOpenSeriesSoFar()
  const ongoing = stakedFirst(ongoingMatches(open.series ?? [], now), now).slice(0, MOST_ONGOING)
  const loading = (
    <div className={cardsClass}>
      <MatchCardSkeleton text={messages.ui.loading} />
      <div className="grid max-md:hidden">
        <MatchCardSkeleton />
      </div>
    </div>
  )
  return (
    <section aria-labelledby="ongoing-matches" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="ongoing-matches">{messages.home.ongoing}</CardTitle>
        {hasLink && (
          <Link to="/matches" className={buttonClass({ size: 'sm' })}>
            {messages.home.viewAll}
          </Link>
        )}
      </div>
      {ongoing.length > 0 ? (
        <ul className={cardsClass}>
          {ongoing.map(({ match, more }) => (
            <li key={String(match.id)} className="grid min-w-0">
              <MatchCard match={match} more={more} now={now} />
            </li>
          ))}
        </ul>
      ) : open.data?.isComplete ? (
        // As tall as a card, whose place it takes.
        <div className="flex min-h-102 flex-col">
          <EmptyState
            icon={<Radio />}
            title={messages.match.none}
            text={messages.home.noneOngoing}
            action={
              <Link to="/matches" className={buttonClass()}>
                {messages.match.see.upcoming}
              </Link>
            }
          />
        </div>
      ) : (
        <Pending reads={[open]} loading={loading} />
      )}
    </section>
  )
}

/** Renders nothing when empty or failed: `OngoingMatches` already reports failures. */
export function UpcomingMatches() {
  const { home } = useMessages()
  const now = useChainNow()
  const follows = useFollowsAt('')
  const { data, series, error } = useOpenSeriesSoFar()
  const listed = series && listMatches(series, DEFAULT_MATCH_SEARCH, now)
  const upcoming = listed && followedFirst(stakedFirst(listed, now), follows).slice(0, MOST_UPCOMING)
  const isAnyShown = upcoming !== undefined && upcoming.length > 0
  if (!isAnyShown && (error || data?.isComplete)) return null
  return (
    <section aria-labelledby="upcoming-matches" className="flex flex-col gap-4">
      <CardTitle id="upcoming-matches">{home.upcoming}</CardTitle>
      {isAnyShown ? (
        <ul className="@container flex flex-col gap-1">
          {upcoming.map(({ match, more }) => (
            <li key={String(match.id)}>
              <MatchRow match={match} more={more} star={<MatchStar match={match} />} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <MatchRowsSkeleton count={MOST_UPCOMING} />
      )}
    </section>
  )
}

const pledged = [
  ['share', Coins],
  ['early', ShieldCheck],
  ['refund', Undo2],
] as const

export function Pledges() {
  const { pledges } = useMessages().home
  return (
    <section aria-labelledby="pledges" className="flex flex-col gap-4">
      <CardTitle id="pledges">{pledges.title}</CardTitle>
      <ul className="grid gap-4 md:grid-cols-3">
        {pledged.map(([pledge, Icon]) => {
          const { title, text } = pledges.items[pledge]
          return (
            <li key={pledge} className="flex flex-col gap-2 border-t border-line pt-4">
              <Icon aria-hidden className="size-6 text-secondary" />
              <h3 className="text-16 font-medium">{title}</h3>
              <p className="text-14 text-secondary">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
