import { type ComponentProps, memo } from 'react'
import { MatchCard } from '@/domain/match/MatchCard'
import type { Match } from '@/domain/match/match'
import { shownNow } from './shownNow'

export const matchGridClass =
  '@container grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]'

interface CardLook {
  variant: 'ongoing' | 'list'
  /** The level of its heading. */
  heading: 'h2' | 'h3'
}

export interface MatchGridProps extends CardLook {
  matches: readonly Match[]
  /** The chain's now, in unix seconds. */
  now: number
}

/** A few matches as cards. */
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
  /** A moment at which the card looks as it does now, in unix seconds. */
  now: number
}

/** A card of a grid; drawn anew only when something on it changes. */
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
