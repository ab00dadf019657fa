import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { formatDay, formatDayTime, formatTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { DAY } from '@/lib/time'
import { cx } from '@/ui/classNames'
import { Skeleton } from '@/ui/feedback/loading'
import { Countdown, DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { Crest } from './Crest'
import { GameIcon } from './GameIcon'
import { MatchOdds, type MatchOddsProps } from './MatchOdds'
import { MatchStatusBadge } from './MatchStatusBadge'
import { isBettingOpen, type Match, matchStatus, nextMoment, sideResult } from './match'
import { marketLabel, parseMatchName, shortSideName } from './name'
import { shownStakes } from './odds'

interface MatchRowProps extends MatchOddsProps {
  /** The number of other markets of the same series. */
  more?: number
  /** Follows the match. */
  star?: ReactNode
  /** Stands under a heading with its day. */
  isUnderDay?: boolean
}

/** The dash before the event, not one in the first team's name. */
const AFTER_TEAMS = /(?<=\svs\.?\s.+)\s[—–-]\s/i

/**
 * Renders a match on one line, or in a narrow list with a line for each team, where its limits and the full time fold. The list
 * is its `@container`: one per row is slow.
 */
export function MatchRow({ match, more = 0, star, isUnderDay = false, now, ...odds }: MatchRowProps) {
  const messages = useMessages().match
  const titleId = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isLive = matchStatus(match, now) === 'live' && isBettingOpen(match, now)
  const { game, event } = parseMatchName(match.name)
  const eventAt = event ? match.name.search(AFTER_TEAMS) : match.name.length
  return (
    <article
      aria-labelledby={titleId}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 @max-[16rem]:grid-cols-1 rounded-md border border-line bg-surface px-3 py-1 transition-[border-color] enabled-hover:border-control @min-[52rem]:grid-cols-[auto_minmax(0,1fr)_7rem_5.5rem_18.25rem_auto] @min-[52rem]:gap-y-0 @min-[52rem]:py-2"
    >
      <div className="col-span-full flex min-w-0 items-center gap-x-2 text-12 leading-4 @max-[21rem]:flex-wrap @max-[21rem]:gap-y-1.5 @min-[52rem]:contents">
        <GameIcon
          game={game}
          className="size-4 @min-[52rem]:col-start-1 @min-[52rem]:row-span-2 @min-[52rem]:size-9"
        />
        <Occasion match={match} start={isUnderDay ? formatTime(match.startTime) : startText(match, now)} />
        <div className="flex min-w-0 items-baseline gap-2 @max-[52rem]:sr-only">
          <h3 id={titleId} title={match.name} className="flex min-w-0 text-16 font-semibold">
            {/* Cuts off the name's end, in either direction. */}
            <bdi className="min-w-0 truncate">
              {match.name.slice(0, eventAt)}
              <span className="font-normal text-secondary">{match.name.slice(eventAt)}</span>
            </bdi>
          </h3>
          {more > 0 && (
            <span className="shrink-0 font-medium text-secondary @max-[52rem]:hidden">
              {messages.market.more(more)}
            </span>
          )}
        </div>
        <NextMoment match={match} now={now} />
        {/* In a wide list, above the link at the row's end: there it takes no width from the name. */}
        {star && (
          <div className="relative z-1 -me-2 -mt-1.5 -mb-0.5 size-6 shrink-0 *:size-full @min-[52rem]:absolute @min-[52rem]:end-1.5 @min-[52rem]:top-0.5 @min-[52rem]:m-0">
            {star}
          </div>
        )}
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-label={`${messages.limits}: ${match.name}`}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="relative z-1 -me-1.5 -mt-1.5 -mb-0.5 grid size-6 shrink-0 place-items-center text-secondary @min-[52rem]:hidden"
        >
          <ChevronDown aria-hidden className={cx('size-4', isUnfolded && 'rotate-180')} />
        </button>
      </div>
      <div className="flex min-w-0 flex-col @min-[52rem]:contents">
        <Teams match={match} />
        <div className="flex flex-wrap items-center gap-x-3 text-12 leading-4 @min-[52rem]:contents">
          <dl className="flex flex-wrap gap-x-1 whitespace-nowrap @min-[52rem]:col-start-4 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1 @min-[52rem]:flex-col @min-[52rem]:gap-0 @min-[52rem]:text-14">
            <dt className="text-tertiary @min-[52rem]:text-12">
              {isLive ? messages.pools.live : messages.pool}
            </dt>
            <dd className="font-medium">
              <WethAmount wei={shownStakes(match, now)} />
            </dd>
          </dl>
          {more > 0 && (
            <span className="font-medium text-secondary @min-[52rem]:hidden">
              {messages.market.more(more)}
            </span>
          )}
        </div>
      </div>
      <Link
        to="/match/$id"
        params={{ id: String(match.id) }}
        aria-label={`${messages.viewDetails}: ${match.name}`}
        className={cx(
          'order-last flex min-h-6 items-center text-14 text-secondary after:absolute after:inset-0 @min-[52rem]:order-none @min-[52rem]:col-start-6 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1',
          Boolean(star) && '@min-[52rem]:self-end',
          // It ends before the odds, so that a press in its middle never lands on them.
          !isUnfolded &&
            '@max-[52rem]:absolute @max-[52rem]:inset-0 @max-[52rem]:end-43 @max-[52rem]:*:sr-only @max-[16rem]:end-0',
        )}
      >
        <span>{messages.viewDetails}</span>
        <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Link>
      {/* Above the link, which makes the whole row clickable. */}
      <div className="relative z-1 @max-[52rem]:*:grid-cols-[4.75rem_4.75rem] @max-[16rem]:*:grid-cols-2 @max-[52rem]:*:gap-1.5 @max-[52rem]:*:*:min-h-14 @max-[52rem]:*:*:px-0 @max-[52rem]:[&_bdi]:sr-only @max-[52rem]:[&_:is(svg,img)]:block @min-[52rem]:col-start-5 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1">
        <MatchOdds match={match} now={now} {...odds} />
      </div>
      <div
        className={cx(
          'col-span-full flex flex-wrap gap-x-2 text-12 leading-4 @min-[52rem]:col-span-1 @min-[52rem]:col-start-2 @min-[52rem]:row-start-2',
          !isUnfolded && '@max-[52rem]:hidden',
        )}
      >
        <dl className="contents">
          <Figure term={messages.startTime}>
            <DateTime time={match.startTime} />
          </Figure>
          <Figure term={messages.minBet}>
            <WethAmount wei={match.minBet} />
          </Figure>
          <Figure term={messages.maxBet}>
            <WethAmount wei={match.maxBet} />
          </Figure>
        </dl>
      </div>
    </article>
  )
}

/** Returns the weekday and time of a match's start, or of one that is over or a week away its day. */
export function startText({ startTime, endTime }: Match, now: number): string {
  const isNear = now < endTime && startTime < now + 6 * DAY
  return isNear ? formatDayTime(startTime) : formatDay(startTime)
}

/** A narrow list's line about when and where: `Map 2 · Sat 20:00 · LCK Final`. */
function Occasion({ match, start }: { match: Match; start: string }) {
  const messages = useMessages()
  const { event, market } = parseMatchName(match.name)
  const parts = [market && marketLabel(match, messages), start, event]
  return (
    <span aria-hidden className="min-w-0 flex-1 truncate text-secondary @min-[52rem]:hidden">
      {parts.filter(Boolean).join(' · ')}
    </span>
  )
}

/** A narrow list's lines of teams, or the name where its sides are no teams. The heading says the same. */
function Teams({ match }: { match: Match }) {
  const messages = useMessages()
  const { teamA, market } = parseMatchName(match.name)
  return (
    <div aria-hidden className="flex min-w-0 flex-col text-14 font-semibold @min-[52rem]:hidden">
      {teamA === undefined || market?.kind === 'total' ? (
        <bdi className="line-clamp-3">{match.name}</bdi>
      ) : (
        ([1, 2] as const).map((side) => {
          const team = shortSideName(match, side, messages)
          const isLost = sideResult(match, side) === 'lost'
          return (
            <span key={side} className="flex min-h-5 items-center gap-1.5">
              <Crest team={team} side={side} className="size-4" />
              <bdi className={cx('line-clamp-2 min-w-0 leading-5 wrap-anywhere', isLost && 'text-tertiary')}>
                {team}
              </bdi>
            </span>
          )
        })
      )}
    </div>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-1 whitespace-nowrap">
      <dt className="text-tertiary">{term}</dt>
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
    <div className="flex items-center gap-1 @max-[52rem]:whitespace-nowrap @min-[52rem]:row-span-2 @min-[52rem]:flex-col @min-[52rem]:items-start @min-[52rem]:gap-0 @min-[52rem]:text-14">
      {/* A narrow list has no room for what its filter says. */}
      {!(status === 'upcoming' && isBettingOpen(match, now)) && (
        <span className={status === 'live' || status === 'finalized' ? '@max-[52rem]:sr-only' : 'contents'}>
          <MatchStatusBadge match={match} now={now} />
        </span>
      )}
      {next && (
        <span className={cx('font-medium', status === 'challenged' && '@max-[52rem]:sr-only')}>
          <span className="text-12 font-normal text-tertiary">{messages[next.event]} </span>
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
          className="flex h-21 flex-col justify-between rounded-md border border-line bg-surface px-3 py-2 @min-[52rem]:h-14.5"
        >
          <Skeleton text={index === 0 ? text : undefined} className="h-5 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  )
}
