import { memo, type ReactNode } from 'react'
import type { Match } from '@/lib/match'
import { MatchCard } from '@/ui/MatchCard'
import { shownNow } from './shownNow'

interface MatchGridProps {
  matches: readonly Match[]
  /** The chain's now, in unix seconds. */
  now: number
  variant: 'ongoing' | 'list'
  /** Their headings' level. */
  heading: 'h2' | 'h3'
}

export const matchGridClass = 'grid gap-4 md:grid-cols-2'

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
}

const MatchGridItem = memo(function MatchGridItem(props: MatchGridItemProps): ReactNode {
  return (
    // The padding leaves room for the focus ring, which is cut off at the edge of what is not laid out.
    <li className="-m-1 grid p-1 [contain-intrinsic-size:auto_24rem] [content-visibility:auto]">
      <MatchCard {...props} />
    </li>
  )
})
