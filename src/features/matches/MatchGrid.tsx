import { memo } from 'react'
import type { Match } from '@/lib/match'
import { cx } from '@/ui/cx'
import { MatchCard } from '@/ui/MatchCard'
import { shownNow } from './shownNow'

export const matchGridClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]'

/** From here on, not laying out what is out of sight is worth guessing how tall that is. */
const LONG_LIST = 40

interface MatchGridProps {
  matches: readonly Match[]
  /** The chain's now, in unix seconds. */
  now: number
  variant: 'ongoing' | 'list'
  /** Their headings' level. */
  heading: 'h2' | 'h3'
}

/** Matches as cards. Hundreds of them stay quick: those out of sight are not laid out, and few are drawn anew. */
export function MatchGrid({ matches, now, variant, heading }: MatchGridProps) {
  return (
    <ul className={matchGridClass}>
      {matches.map((match) => (
        <MatchGridItem
          key={String(match.id)}
          match={match}
          now={shownNow(match, now)}
          variant={variant}
          heading={heading}
          isOneOfMany={matches.length > LONG_LIST}
        />
      ))}
    </ul>
  )
}

interface MatchGridItemProps {
  match: Match
  now: number
  variant: 'ongoing' | 'list'
  heading: 'h2' | 'h3'
  isOneOfMany: boolean
}

const MatchGridItem = memo(function MatchGridItem({ isOneOfMany, ...card }: MatchGridItemProps) {
  return (
    <li
      className={cx(
        'grid min-w-0',
        // The padding leaves room for the focus ring, which is cut off at the edge.
        isOneOfMany && '-m-1 p-1 [contain-intrinsic-block-size:auto_21.5rem] [content-visibility:auto]',
      )}
    >
      <MatchCard {...card} />
    </li>
  )
})
