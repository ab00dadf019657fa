import { type HistoryState, Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { BET_FORM, oddsButtonId } from './betForm'
import { Crest } from './Crest'
import type { Match, Side } from './match'
import { describeSide, shortSideName } from './name'
import { multiplier, shownPool } from './odds'

export interface OddsButtonProps {
  match: Match
  side: Side
  now: number
  /** Where the bet form opens. */
  opens: 'besideList' | 'onMatchPage'
}

/** The look of a side beside the other. */
export const oddsClass =
  'relative flex min-h-10 min-w-0 items-center justify-center gap-2 rounded-sm border px-1.5 text-14'

const sideClasses = {
  1: 'enabled-hover:border-side-a data-[status=active]:border-side-a data-[status=active]:bg-side-a/8',
  2: 'enabled-hover:border-side-b data-[status=active]:border-side-b data-[status=active]:bg-side-b/8',
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tells a second press of the same odds from the first. */
    oddsPresses?: number
  }
}

const pressed = ({ oddsPresses = 0 }: HistoryState) => ({ oddsPresses: oddsPresses + 1 })

/** Renders a side's crest and name, and what follows under them. */
export function SideFace({
  match,
  side,
  children,
}: Pick<OddsButtonProps, 'match' | 'side'> & { children: ReactNode }) {
  const { label, team } = describeSide(match, side, useMessages())
  return (
    <>
      <Crest team={team} side={side} className="size-6 @max-[52rem]:hidden" />
      <span className="flex min-w-0 flex-col items-center">
        <bdi className="max-w-full truncate font-display leading-4">{team ?? label}</bdi>
        {children}
      </span>
    </>
  )
}

/** Links to the bet form with a side chosen, at the odds of the open pool. */
export function OddsButton({ match, side, now, opens }: OddsButtonProps) {
  const messages = useMessages()
  const isFormOpen = useLocation({
    select: ({ pathname, search }) =>
      opens === 'besideList' ? search.bet !== undefined : pathname.endsWith(`/match/${match.id}`),
  })
  const team = shortSideName(match, side, messages)
  const times = multiplier(shownPool(match, now), side, match)
  const odds = times === undefined ? undefined : formatMultiplier(times)
  const look = {
    'aria-label': messages.match.betOn(team, odds),
    className: cx(
      oddsClass,
      'border-line bg-raised shadow-lift transition-[background-color,border-color]',
      sideClasses[side],
    ),
  }
  const content = (
    <SideFace match={match} side={side}>
      <span
        className={cx(
          'leading-5 font-semibold tabular-nums',
          times === undefined ? 'text-tertiary' : side === 1 ? 'text-side-a' : 'text-side-b',
        )}
      >
        {odds ?? '–'}
      </span>
    </SideFace>
  )
  if (opens === 'besideList') {
    return (
      <Link
        from="/matches"
        to="/matches"
        id={oddsButtonId(match.id, side)}
        search={(shown) => ({ ...shown, bet: Number(match.id), side })}
        state={pressed}
        // Back closes the form, not the last choice.
        replace={isFormOpen}
        resetScroll={false}
        {...look}
      >
        {content}
      </Link>
    )
  }
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      search={{ side }}
      hash={BET_FORM}
      state={pressed}
      replace={isFormOpen}
      {...look}
    >
      {content}
    </Link>
  )
}
