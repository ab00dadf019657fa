import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Skeleton } from '@/ui/feedback/loading'
import { Countdown, DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { gameFace } from './face'
import { GameIcon } from './GameIcon'
import { MatchOdds, type MatchOddsProps } from './MatchOdds'
import { MatchStatusBadge } from './MatchStatusBadge'
import { isBettingOpen, type Match, matchStatus, nextMoment } from './match'
import { parseMatchName } from './name'
import { shownStakes } from './odds'

/** Renders a match on two lines, or on three in the narrowest list. The list is its `@container`: one per row is slow. */
export function MatchRow({ match, now, ...odds }: MatchOddsProps) {
  const messages = useMessages().match
  const titleId = useId()
  const isLive = matchStatus(match, now) === 'live' && isBettingOpen(match, now)
  const { game, event } = parseMatchName(match.name)
  const teamsAt = game ? match.name.indexOf(': ') + 2 : 0
  const eventAt = event
    ? match.name.slice(0, -event.length).replace(/\s+\S+\s+$/, '').length
    : match.name.length
  return (
    <article
      aria-labelledby={titleId}
      className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-2 gap-y-0.5 rounded-md border border-line bg-surface px-3 py-1.5 transition-[border-color] enabled-hover:border-control @min-[21rem]:grid-cols-[minmax(0,1fr)_minmax(10.5rem,40%)] @min-[52rem]:grid-cols-[auto_minmax(0,1fr)_9rem_5.5rem_16rem_auto] @min-[52rem]:gap-x-3 @min-[52rem]:gap-y-0 @min-[52rem]:py-2"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 @min-[21rem]:col-span-2 @min-[21rem]:flex-nowrap @min-[52rem]:contents">
        <GameIcon
          game={game}
          className="size-5 @min-[52rem]:col-start-1 @min-[52rem]:row-span-2 @min-[52rem]:size-9"
        />
        {game && <GameShortName game={game} />}
        <h3
          id={titleId}
          title={match.name}
          className="flex min-w-8 flex-1 text-14 font-semibold @min-[52rem]:text-16"
        >
          {/* Cuts off the name's end, in either direction, with what only screen readers see. */}
          <bdi className="relative min-w-0 truncate">
            {/* A narrow list has the icon and the short name instead. */}
            <span className="@max-[52rem]:sr-only">{match.name.slice(0, teamsAt)}</span>
            {match.name.slice(teamsAt, eventAt)}
            <span className="font-normal text-secondary">{match.name.slice(eventAt)}</span>
          </bdi>
        </h3>
        <NextMoment match={match} now={now} />
        <dl className="text-12 @min-[52rem]:row-span-2 @min-[52rem]:text-14">
          <dt className="text-12 text-tertiary @max-[52rem]:sr-only">
            {isLive ? messages.pools.live : messages.pool}
          </dt>
          <dd className="font-medium">
            <WethAmount wei={shownStakes(match, now)} />
          </dd>
        </dl>
        <Link
          to="/match/$id"
          params={{ id: String(match.id) }}
          aria-label={`${messages.viewDetails}: ${match.name}`}
          className="-my-0.5 flex min-h-6 min-w-6 items-center justify-end text-14 text-secondary after:absolute after:inset-0 @max-[21rem]:ms-auto @min-[52rem]:col-start-6 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1"
        >
          <span className="@max-[52rem]:hidden">{messages.viewDetails}</span>
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
      <dl className="flex flex-wrap gap-x-2 text-12 leading-[1.1] @min-[52rem]:col-start-2 @min-[52rem]:row-start-2 @min-[52rem]:leading-4">
        <Figure term={messages.startTime} isClear>
          <DateTime time={match.startTime} />
        </Figure>
        <Figure term={messages.minBet}>
          <WethAmount wei={match.minBet} />
        </Figure>
        <Figure term={messages.maxBet}>
          <WethAmount wei={match.maxBet} />
        </Figure>
      </dl>
      {/* Above the link, which makes the whole row clickable. */}
      <div className="relative z-1 @min-[52rem]:col-start-5 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1">
        <MatchOdds match={match} now={now} {...odds} />
      </div>
    </article>
  )
}

/** A game's short name in its hue, where there is no room for its name. Nothing for an unknown game, whose icon has letters. */
function GameShortName({ game }: { game: string }) {
  const { hue, shortName } = gameFace(game)
  return (
    <span
      aria-hidden
      style={{ '--hue': hue } as CSSProperties}
      className="-ms-1 font-display text-12 whitespace-nowrap text-hue empty:hidden @min-[52rem]:hidden"
    >
      {shortName}
    </span>
  )
}

/** @param isClear the value alone says what it is, where there is little room */
function Figure({ term, isClear, children }: { term: string; isClear?: boolean; children: ReactNode }) {
  return (
    <div className="flex gap-1 whitespace-nowrap">
      <dt className={cx('text-tertiary', isClear && '@max-[52rem]:sr-only')}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Says what happens next to a match, and when. */
function NextMoment({ match, now }: { match: Match; now: number }) {
  const messages = useMessages().match
  const status = matchStatus(match, now)
  const next = nextMoment(match, now)
  return (
    <div className="flex items-center gap-2 text-14 whitespace-nowrap @min-[52rem]:row-span-2 @min-[52rem]:flex-col @min-[52rem]:items-start @min-[52rem]:gap-0">
      {/* A narrow list has no room for what its filter says. */}
      {!(status === 'upcoming' && isBettingOpen(match, now)) && (
        <span className={status === 'live' || status === 'finalized' ? '@max-[52rem]:sr-only' : 'contents'}>
          <MatchStatusBadge match={match} now={now} />
        </span>
      )}
      {next && (
        <span className={cx('font-medium', status === 'challenged' && '@max-[52rem]:sr-only')}>
          <span className="text-12 font-normal text-tertiary @max-[52rem]:sr-only">
            {messages[next.event]}{' '}
          </span>
          <Countdown target={next.time} now={now} />
        </span>
      )}
    </div>
  )
}

/** As tall as rows. */
export function MatchRowsSkeleton({ count, text }: { count: number; text?: string }) {
  return (
    <div className="@container flex flex-col gap-1">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          key={index}
          className="flex h-26 flex-col justify-between rounded-md border border-line bg-surface px-3 py-2 @min-[21rem]:h-19 @min-[52rem]:h-14.5"
        >
          <Skeleton text={index === 0 ? text : undefined} className="h-5 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  )
}
