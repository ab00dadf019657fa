import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { formatDateTime } from '@/lib/dates'
import {
  type Match,
  type MatchStatus,
  matchStatus,
  multiplier,
  parseMatchName,
  poolShareABps,
  type Side,
} from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Badge } from './Badge'
import { buttonClass } from './buttonClass'
import { Countdown } from './Countdown'
import { cx } from './cx'
import { PoolBar } from './PoolBar'
import { Skeleton } from './Skeleton'
import { WethAmount } from './WethAmount'

interface MatchCardProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
  /** `ongoing` invites to bet now; `list` shows the bounds and leads to the details. */
  variant: 'ongoing' | 'list'
  /** The level that the match's name has on the page. */
  heading?: 'h2' | 'h3'
}

const frame =
  'group relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-lift'

/** A match at a glance: who plays, how the pools stand, what a bet would pay, and until when. */
export function MatchCard({ match, now, variant, heading: Heading = 'h2' }: MatchCardProps) {
  const words = useWords()
  const titleId = useId()
  const name = parseMatchName(match.name)
  const status = matchStatus(match, now)

  return (
    <article aria-labelledby={titleId} className={cx(frame, 'enabled-hover:border-control/60')}>
      <div className="flex min-h-12 items-center justify-between gap-3 px-4 pt-3">
        <p className="flex min-w-0 items-center gap-2 text-12 text-secondary">
          {name.game && <Badge>{name.game}</Badge>}
          <span className="truncate">{name.event}</span>
        </p>
        <StatusBadge status={status} />
      </div>

      <Heading id={titleId} className="sr-only">
        {match.name}
      </Heading>
      <div className="flex items-stretch">
        <Team match={match} side={1} name={name.teamA} label={words.ui.teamA} />
        <span className="self-center pt-4 font-display text-14 text-tertiary">{words.ui.versus}</span>
        <Team match={match} side={2} name={name.teamB} label={words.ui.teamB} />
      </div>

      <div className="flex flex-col gap-2 px-4 pb-4">
        <PoolBar shareABps={poolShareABps(match)} />
        <div className="flex justify-between gap-4 text-12 text-secondary">
          <Odds match={match} side={1} />
          <Odds match={match} side={2} />
        </div>
      </div>

      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3">
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {variant === 'list' && (
            <Fact term={words.ui.startTime}>
              <time dateTime={new Date(match.startTime * 1000).toISOString()}>
                {formatDateTime(match.startTime)}
              </time>
            </Fact>
          )}
          {(status === 'live' || (variant === 'ongoing' && status !== 'upcoming')) && (
            <Fact term={words.ui.endsIn}>
              <Countdown target={match.endTime} now={now} />
            </Fact>
          )}
          {status === 'upcoming' && (
            <Fact term={words.ui.startsIn}>
              <Countdown target={match.startTime} now={now} />
            </Fact>
          )}
          <Fact term={words.ui.minBet}>
            <WethAmount wei={match.minBet} unit={variant === 'ongoing' ? 'word' : 'icon'} />
          </Fact>
          {variant === 'list' && (
            <Fact term={words.ui.maxBet}>
              <WethAmount wei={match.maxBet} />
            </Fact>
          )}
        </dl>
        <Link
          to="/match/$id"
          params={{ id: String(match.id) }}
          // The link covers the card, so that all of it can be pressed.
          className={cx(
            buttonClass({ variant: variant === 'ongoing' ? 'primary' : 'secondary' }),
            'after:absolute after:inset-0 max-sm:flex-1',
          )}
        >
          {variant === 'ongoing' ? words.ui.placeBet : words.ui.viewDetails}
          <span className="sr-only">: {match.name}</span>
        </Link>
      </div>
    </article>
  )
}

function StatusBadge({ status }: { status: MatchStatus }) {
  const words = useWords()
  return (
    <Badge tone={status === 'live' ? 'live' : status === 'ended' ? 'warning' : 'neutral'}>
      {words.ui.status[status]}
    </Badge>
  )
}

const sideLooks = {
  1: {
    panel: 'bg-linear-to-r from-side-a/10 to-transparent rtl:bg-linear-to-l',
    label: 'text-side-a',
    align: 'items-start text-start',
  },
  2: {
    panel: 'bg-linear-to-l from-side-b/10 to-transparent rtl:bg-linear-to-r',
    label: 'text-side-b',
    align: 'items-end text-end',
  },
}

interface TeamProps {
  match: Match
  side: Side
  name: string
  label: string
}

function Team({ match, side, name, label }: TeamProps) {
  const words = useWords()
  const look = sideLooks[side]
  const isDecided = match.isFinalized && match.winner !== 0
  const hasWon = match.winner === side
  return (
    <div className={cx('flex min-w-0 flex-1 flex-col gap-1 px-4 py-3', look.panel, look.align)}>
      <span className={cx('flex flex-wrap items-center gap-2 text-12 font-medium', look.label)}>
        {name === label ? null : label}
        {isDecided && <Badge tone={hasWon ? 'won' : 'lost'}>{hasWon ? words.ui.won : words.ui.lost}</Badge>}
      </span>
      <span
        className={cx(
          'line-clamp-2 font-display text-24 break-words sm:text-32',
          isDecided && !hasWon && 'text-tertiary',
        )}
      >
        {name}
      </span>
    </div>
  )
}

function Odds({ match, side }: { match: Match; side: Side }) {
  const words = useWords()
  const times = multiplier(match, side)
  return (
    <span className={cx('flex flex-wrap items-center gap-x-2', side === 2 && 'flex-row-reverse')}>
      <WethAmount wei={side === 1 ? match.totalPoolA : match.totalPoolB} />
      {times !== undefined && (
        <span title={words.ui.multiplierOf(times.toFixed(2))} className="font-semibold text-text">
          {words.ui.multiplier(times.toFixed(2))}
        </span>
      )}
    </span>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-12 text-tertiary">{term}</dt>
      <dd className="text-14 font-medium">{children}</dd>
    </div>
  )
}

/** A stand-in of a match card's size. */
export function MatchCardSkeleton({ text }: { text?: string }) {
  return (
    <div className={cx(frame, 'gap-4 p-4')}>
      <div className="flex justify-between">
        <Skeleton text={text} className="h-6 w-32" />
        <Skeleton className="h-6 w-16" />
      </div>
      <div className="flex justify-between py-3">
        <Skeleton className="h-12 w-28" />
        <Skeleton className="h-12 w-28" />
      </div>
      <Skeleton className="h-2" />
      <Skeleton className="h-5" />
      <Skeleton className="mt-4 h-10" />
    </div>
  )
}
