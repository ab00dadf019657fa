import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { BET_FORM } from '@/domain/match/betForm'
import { Crest } from '@/domain/match/Crest'
import { MatchOdds } from '@/domain/match/MatchOdds'
import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import { isBettingOpen, type Match, type Side } from '@/domain/match/match'
import { describeSide, parseMatchName } from '@/domain/match/name'
import { otherSide, shownPool } from '@/domain/match/odds'
import { PoolBar } from '@/domain/match/PoolBar'
import { TeamName } from '@/domain/match/TeamName'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { Skeleton } from '@/ui/feedback/loading'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

const cardClass =
  'relative flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-lift'

interface MatchCardProps {
  match: Match
  /** The number of other markets of the same series. */
  more?: number
  now: number
}

/** Renders a featured match. Its size follows the grid's `@container`: one per card is slow. */
export function MatchCard({ match, more = 0, now }: MatchCardProps) {
  const messages = useMessages().match
  const titleId = useId()
  const hasTeams = parseMatchName(match.name).teamA !== undefined
  const isOpen = isBettingOpen(match, now)
  const pool = shownPool(match, now)
  return (
    <article
      aria-labelledby={titleId}
      className={cx(cardClass, 'side-light transition-[border-color] enabled-hover:border-control/70')}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3
          id={titleId}
          title={match.name}
          className={cx('min-w-0', hasTeams ? 'text-12 text-secondary' : 'text-18 font-semibold')}
        >
          <bdi className="line-clamp-2 break-words">{match.name}</bdi>
        </h3>
        <MatchStatusBadge match={match} now={now} />
      </div>
      {hasTeams && (
        <div className="flex justify-between gap-2">
          <MatchTeam match={match} side={1} />
          <span className="mt-11 font-display text-14 text-tertiary">{messages.versus}</span>
          <MatchTeam match={match} side={2} />
        </div>
      )}
      {/* The teams' names stand above. */}
      <div className={cx('relative z-1 mt-auto', hasTeams && isOpen && '[&_bdi]:sr-only [&_span]:text-18')}>
        <MatchOdds match={match} now={now} />
      </div>
      <div>
        {isOpen && <p className="mb-1 text-12 text-tertiary">{messages.pools.live}</p>}
        {/* Remounts for another match, so that the bar doesn't animate between the two. */}
        <PoolBar key={String(match.id)} pool={pool} />
      </div>
      <dl className="flex flex-wrap justify-between gap-4 border-t border-line pt-4">
        <Fact term={messages.endsIn}>
          <Countdown target={match.endTime} now={now} />
        </Fact>
        {more > 0 && (
          <div className="self-center text-12 text-secondary">
            <dt className="sr-only">{messages.market.list}</dt>
            <dd>{messages.market.more(more)}</dd>
          </div>
        )}
        <Fact term={messages.minBet}>
          <WethAmount wei={match.minBet} unit="word" />
        </Fact>
      </dl>
      <Link
        to="/match/$id"
        params={{ id: String(match.id) }}
        hash={isOpen ? BET_FORM : undefined}
        className={cx(
          buttonClass({ block: true }),
          // Makes the whole card clickable, below the odds.
          'after:absolute after:inset-0',
        )}
      >
        {isOpen ? messages.toBetForm : messages.viewDetails}
        <span className="sr-only">: {match.name}</span>
      </Link>
    </article>
  )
}

function MatchTeam({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  return (
    <div
      className={cx('flex min-w-0 flex-1 flex-col gap-1', side === 1 ? 'text-start' : 'items-end text-end')}
    >
      <span
        className={cx(
          'flex items-center gap-2 text-12 font-medium',
          side === 1 ? 'text-side-a' : 'flex-row-reverse text-side-b',
        )}
      >
        <Crest team={team} side={side} />
        {label}
      </span>
      <TeamName
        name={team ?? label}
        beside={describeSide(match, otherSide(side), messages).team}
        className="line-clamp-2 leading-[1.2] [--room:50cqi_-_2.25rem] [--size:1.5rem] @min-[20.5rem]:max-md:[--size:2rem] md:[--room:25cqi_-_2.5rem] @2xl:[--size:2rem] [&:lang(ar)]:leading-[1.5]"
      />
    </div>
  )
}

export function MatchCardSkeleton({ text }: { text?: string }) {
  return (
    <div className={cardClass}>
      <div className="flex justify-between">
        <Skeleton text={text} className="h-8 w-28" />
        <Skeleton className="h-6 w-18" />
      </div>
      <div className="flex justify-between">
        <Skeleton className="h-18 w-32" />
        <Skeleton className="h-18 w-32" />
      </div>
      <Skeleton className="h-10" />
      <Skeleton className="h-14" />
      <Skeleton className="h-13" />
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  )
}
