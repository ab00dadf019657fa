import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatMultiplier } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { isoDateTime } from '@/lib/isoDateTime'
import { buttonClass, cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { WethAmount } from '@/ui/text/WethAmount'
import { MatchStatusBadge } from './MatchStatusBadge'
import type { Match, Side } from './match'
import { describeSide, parseMatchName } from './name'
import { multiplier, poolShareABps } from './odds'
import { PoolBar } from './PoolBar'
import { isBettingOpen, matchStatus } from './status'

interface MatchCardProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
  /** `ongoing` invites to bet now; `list` shows the bounds and leads to the details. */
  variant: 'ongoing' | 'list'
  /** The level that the match's name has on the page. */
  heading?: 'h2' | 'h3'
}

const frame = 'relative flex min-w-0 flex-col rounded-lg border border-line bg-surface shadow-lift'

/**
 * A match at a glance: who plays, how the pools stand, what a bet would pay, and until when. How much room it has it
 * knows from the `@container` around it, which has two columns from `md` on: one for each card would be slow to lay out.
 */
export function MatchCard({ match, now, variant, heading: Heading = 'h2' }: MatchCardProps) {
  const messages = useMessages()
  const titleId = useId()
  const name = parseMatchName(match.name)
  const status = matchStatus(match, now)
  const isOngoing = variant === 'ongoing'
  const isInviting = isOngoing && isBettingOpen(match, now)

  return (
    <article
      aria-labelledby={titleId}
      className={cx(frame, 'side-light transition-[border-color] enabled-hover:border-control/70')}
    >
      <div className="flex flex-col gap-4 p-4">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-2 text-12 text-secondary">
            {name.game && (
              <Badge>
                <bdi>{name.game}</bdi>
              </Badge>
            )}
            <bdi className="truncate">{name.event}</bdi>
          </p>
          <MatchStatusBadge match={match} now={now} />
        </div>
        <Heading
          id={titleId}
          // Where the teams say it in large letters already, the name is only read aloud.
          className={name.teamA ? 'sr-only' : 'text-18 font-semibold break-words'}
        >
          <bdi>{match.name}</bdi>
        </Heading>
        <div className="flex items-start gap-3">
          <Team match={match} side={1} />
          <span className={cx('font-display text-14 text-tertiary', name.teamA ? 'mt-7' : 'mt-2')}>
            {messages.match.versus}
          </span>
          <Team match={match} side={2} />
        </div>
        <PoolBar
          // The bar of another match does not move to its place from this one's.
          key={String(match.id)}
          shareABps={poolShareABps(match)}
          captionA={<WethAmount wei={match.totalPoolA} className="text-secondary" />}
          captionB={<WethAmount wei={match.totalPoolB} className="text-secondary" />}
        />
      </div>

      <div className="mt-auto flex flex-col gap-4 p-4 pt-0">
        <dl className="grid grid-cols-[auto_auto] justify-between gap-x-4 gap-y-2 border-t border-line pt-4 @md:max-md:flex @min-[57rem]:flex">
          {!isOngoing && (
            <Fact term={messages.match.startTime}>
              <time dateTime={isoDateTime(match.startTime)}>{formatDateTime(match.startTime)}</time>
            </Fact>
          )}
          {status === 'upcoming' ? (
            <Fact term={messages.match.startsIn}>
              <Countdown target={match.startTime} now={now} />
            </Fact>
          ) : (
            <Fact term={messages.match.endsIn}>
              <Countdown target={match.endTime} now={now} />
            </Fact>
          )}
          <Fact term={messages.match.minBet}>
            <WethAmount wei={match.minBet} unit={isOngoing ? 'word' : 'icon'} />
          </Fact>
          {!isOngoing && (
            <Fact term={messages.match.maxBet}>
              <WethAmount wei={match.maxBet} />
            </Fact>
          )}
        </dl>
        <Link
          to="/match/$id"
          params={{ id: String(match.id) }}
          className={cx(
            buttonClass({ variant: isInviting ? 'primary' : 'secondary', block: true }),
            // It covers the card, so that all of it can be pressed.
            'after:absolute after:inset-0',
          )}
        >
          {isInviting ? messages.match.placeBet : messages.match.viewDetails}
          <span className="sr-only">: {match.name}</span>
        </Link>
      </div>
    </article>
  )
}

function Team({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  const times = multiplier(match, side)
  const isDecided = match.winner !== 0
  const hasBets = match.totalPoolA + match.totalPoolB > 0n && !match.isVoid
  const hasWon = match.winner === side
  const colour = side === 1 ? 'text-side-a' : 'text-side-b'
  return (
    <div
      className={cx(
        'flex min-w-0 flex-1 flex-col gap-1',
        side === 1 ? 'items-start text-start' : 'items-end text-end',
      )}
    >
      {team && <span className={cx('text-12 font-medium', colour)}>{label}</span>}
      <span
        className={cx(
          'line-clamp-2 max-w-full font-display text-24 leading-[1.2]! break-words @min-[20.5rem]:max-md:text-32 @2xl:text-32 [&:lang(ar)]:leading-[1.5]!',
          isDecided && !hasWon ? 'text-tertiary' : !team && colour,
        )}
      >
        <bdi>{team ?? label}</bdi>
      </span>
      {isDecided ? (
        <Badge tone={hasWon ? 'won' : 'lost'}>{hasWon ? messages.match.won : messages.match.lost}</Badge>
      ) : (
        hasBets && (
          <span className="min-h-6 text-16 font-medium tabular-nums">
            {times !== undefined && (
              <>
                <span className="sr-only">{messages.match.pays} </span>
                {formatMultiplier(times)}
              </>
            )}
          </span>
        )
      )}
    </div>
  )
}

/** A stand-in of a match card's size. */
export function MatchCardSkeleton({ text }: { text?: string }) {
  return (
    <div className={cx(frame, 'gap-4 p-4')}>
      <div className="flex justify-between">
        <Skeleton text={text} className="h-6 w-28" />
        <Skeleton className="h-6 w-18" />
      </div>
      <div className="flex justify-between py-3">
        <Skeleton className="h-15 w-32" />
        <Skeleton className="h-15 w-32" />
      </div>
      <Skeleton className="h-2" />
      <Skeleton className="-mt-2 h-5 w-24" />
      <Skeleton className="mt-4 h-9" />
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  )
}
