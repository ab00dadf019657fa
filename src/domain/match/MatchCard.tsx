import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { BET_FORM } from './betForm'
import { MatchStatusBadge } from './MatchStatusBadge'
import { isBettingOpen, type Match, matchStatus, type Side } from './match'
import { describeSide, parseMatchName } from './name'
import { allStakes, multiplier, poolShareABps, shownPool } from './odds'
import { PoolBar } from './PoolBar'
import { TeamName } from './TeamName'

interface MatchCardProps {
  match: Match
  now: number
  variant: 'ongoing' | 'list'
  heading?: 'h2' | 'h3'
}

const cardClass = 'relative flex min-w-0 flex-col rounded-lg border border-line bg-surface shadow-lift'

/** Renders a match's teams, pools, multipliers and times. Its size follows the grid's `@container`: one per card is slow. */
export function MatchCard({ match, now, variant, heading: Heading = 'h2' }: MatchCardProps) {
  const messages = useMessages().match
  const titleId = useId()
  const hasTeams = parseMatchName(match.name).teamA !== undefined
  const isInviting = variant === 'ongoing' && isBettingOpen(match, now)
  return (
    <article
      aria-labelledby={titleId}
      className={cx(cardClass, 'side-light transition-[border-color] enabled-hover:border-control/70')}
    >
      <div className="flex flex-col gap-4 p-4">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <Heading
            id={titleId}
            title={match.name}
            className={cx('min-w-0', hasTeams ? 'text-12 text-secondary' : 'text-18 font-semibold')}
          >
            <bdi className="line-clamp-2 break-words">{match.name}</bdi>
          </Heading>
          <MatchStatusBadge match={match} now={now} />
        </div>
        <div className="flex gap-3">
          <MatchTeam match={match} side={1} now={now} />
          <span className={cx('font-display text-14 text-tertiary', hasTeams ? 'mt-7' : 'mt-2')}>
            {messages.versus}
          </span>
          <MatchTeam match={match} side={2} now={now} />
        </div>
        <PoolBar
          // Remounts for another match, so that the bar doesn't animate between the two.
          key={String(match.id)}
          shareABps={poolShareABps(allStakes(match))}
          captionA={<WethAmount wei={match.totalPoolA} className="text-secondary" />}
          captionB={<WethAmount wei={match.totalPoolB} className="text-secondary" />}
        />
      </div>
      <div className="mt-auto flex flex-col gap-4 p-4 pt-0">
        <TimesAndLimits match={match} now={now} variant={variant} />
        <Link
          to="/match/$id"
          params={{ id: String(match.id) }}
          hash={isInviting ? BET_FORM : undefined}
          className={cx(
            buttonClass({ variant: isInviting ? 'primary' : 'secondary', block: true }),
            // Makes the whole card clickable.
            'after:absolute after:inset-0',
          )}
        >
          {isInviting ? messages.placeBet : messages.viewDetails}
          <span className="sr-only">: {match.name}</span>
        </Link>
      </div>
    </article>
  )
}

function MatchTeam({ match, side, now }: { match: Match; side: Side; now: number }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  const times = multiplier(shownPool(match, now), side, match)
  const isDecided = match.winner !== 0 && !match.isChallenged
  const hasBets = match.totalPoolA + match.totalPoolB > 0n && !match.isVoid
  const hasWon = match.winner === side
  const color = side === 1 ? 'text-side-a' : 'text-side-b'
  return (
    <div
      className={cx(
        'flex min-w-0 flex-1 flex-col gap-1',
        side === 1 ? 'items-start text-start' : 'items-end text-end',
      )}
    >
      {team && <span className={cx('text-12 font-medium', color)}>{label}</span>}
      <TeamName
        name={team ?? label}
        className={cx(
          'line-clamp-2 leading-[1.2] [--room:50cqi_-_2.25rem] [--size:1.5rem] @min-[20.5rem]:max-md:[--size:2rem] md:[--room:25cqi_-_2.5rem] @2xl:[--size:2rem] [&:lang(ar)]:leading-[1.5]',
          isDecided && !hasWon ? 'text-tertiary' : !team && color,
        )}
      />
      {isDecided ? (
        <span className="mt-auto">
          <Badge tone={hasWon ? 'won' : 'lost'}>{hasWon ? messages.match.won : messages.match.lost}</Badge>
        </span>
      ) : (
        hasBets && (
          <span className="mt-auto min-h-6 text-16 font-medium tabular-nums">
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

function TimesAndLimits({ match, now, variant }: Pick<MatchCardProps, 'match' | 'now' | 'variant'>) {
  const messages = useMessages().match
  const isUpcoming = matchStatus(match, now) === 'upcoming'
  const isList = variant === 'list'
  return (
    <dl className="grid grid-cols-[auto_auto] justify-between gap-x-4 gap-y-2 border-t border-line pt-4 @md:max-md:flex @min-[57rem]:flex">
      {isList && (
        <Fact term={messages.startTime}>
          <DateTime time={match.startTime} />
        </Fact>
      )}
      <Fact term={isUpcoming ? messages.startsIn : messages.endsIn}>
        <Countdown target={isUpcoming ? match.startTime : match.endTime} now={now} />
      </Fact>
      <Fact term={messages.minBet}>
        <WethAmount wei={match.minBet} unit={isList ? 'icon' : 'word'} />
      </Fact>
      {isList && (
        <Fact term={messages.maxBet}>
          <WethAmount wei={match.maxBet} />
        </Fact>
      )}
    </dl>
  )
}

export function MatchCardSkeleton({ text }: { text?: string }) {
  return (
    <div className={cx(cardClass, 'gap-4 p-4')}>
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
