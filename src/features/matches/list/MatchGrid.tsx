import { type ComponentProps, memo } from 'react'
import { MatchCard, MatchCardSkeleton } from '@/domain/match/MatchCard'
import { type Match, matchStatus } from '@/domain/match/match'
import { MINUTE } from '@/lib/time'

export const matchGridClass =
  '@container grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]'

interface CardLook {
  variant: 'ongoing' | 'list'
  heading: 'h2' | 'h3'
}

export interface MatchGridProps extends CardLook {
  matches: readonly Match[]
  now: number
}

export function MatchGrid({ matches, now, ...look }: MatchGridProps) {
  return (
    <ul className={matchGridClass}>
      {matches.map((match) => (
        <MatchGridItem key={String(match.id)} match={match} now={shownNow(match, now)} {...look} />
      ))}
    </ul>
  )
}

interface MatchGridItemProps extends CardLook, ComponentProps<'li'> {
  match: Match
  now: number
}

export const MatchGridItem = memo(function MatchGridItem({
  match,
  now,
  variant,
  heading,
  ...item
}: MatchGridItemProps) {
  return (
    <li className="grid min-w-0" {...item}>
      <MatchCard match={match} now={now} variant={variant} heading={heading} />
    </li>
  )
})

export function MatchGridSkeleton({ count, text }: { count: number; text?: string }) {
  return (
    <div className={matchGridClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <MatchCardSkeleton key={index} text={index === 0 ? text : undefined} />
      ))}
    </div>
  )
}

/** Returns a time that changes only with the card's countdown minute or status, so that few cards render each second. */
export function shownNow(match: Match, now: number): number {
  const status = matchStatus(match, now)
  if (status !== 'upcoming' && status !== 'live') return match.endTime
  const target = status === 'upcoming' ? match.startTime : match.endTime
  const left = target - now
  return target - (left < MINUTE ? 1 : left - (left % MINUTE))
}
