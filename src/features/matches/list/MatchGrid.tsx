import { type ComponentProps, memo } from 'react'
import { MatchCard } from '@/domain/match/MatchCard'
import type { Match } from '@/domain/match/match'
import { shownNow } from './shownNow'

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
