import { Link, useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { leftToRight } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { BET_FORM, pressOdds } from './betForm'
import { Crest } from './Crest'
import type { Match, Side } from './match'
import { describeSide, shortSideName } from './name'
import { isSteep, multiplier, type OddsOfAmount, oddsDepth, shownPool } from './odds'

export interface OddsButtonProps {
  match: Match
  side: Side
  now: number
}

/** The look of a side beside the other. */
export const oddsClass =
  'relative flex min-h-10 min-w-0 items-center justify-center rounded-sm border px-1.5 text-14'

const sideClasses = {
  1: 'enabled-hover:border-side-a data-[status=active]:border-side-a data-[status=active]:bg-side-a/8',
  2: 'enabled-hover:border-side-b data-[status=active]:border-side-b data-[status=active]:bg-side-b/8',
}

/** Renders a side's crest and name, and what follows under them. */
export function SideFace({
  match,
  side,
  children,
}: Pick<OddsButtonProps, 'match' | 'side'> & { children: ReactNode }) {
  const { label, team } = describeSide(match, side, useMessages())
  return (
    <>
      <Crest team={team} side={side} className="me-2 size-6 @max-[52rem]:hidden" />
      {/* Nested grids with automatic tracks took a third of a list's layout. */}
      <div className="min-w-0 text-center">
        <bdi className="block truncate font-display leading-4">{team ?? label}</bdi>
        {children}
      </div>
    </>
  )
}

/** Returns the props of a link to a bet on a side: the odds of the open pool, as a limit where a large bet halves them. */
export function useOddsLink({ match, side, now }: OddsButtonProps) {
  const messages = useMessages()
  const times = multiplier(shownPool(match, now), side, match)
  const depth = oddsDepth(match, side, now)
  const steep = isSteep(depth) ? depth.map((odds) => oddsText(odds, messages)).join(', ') : undefined
  const odds = times === undefined ? undefined : presentOdds(times, steep !== undefined)
  return {
    'aria-label': messages.match.betOn(shortSideName(match, side, messages), steep ?? odds),
    title: steep,
    className: cx(
      oddsClass,
      'border-line bg-raised shadow-lift transition-[background-color,border-color]',
      sideClasses[side],
    ),
    children: (
      <SideFace match={match} side={side}>
        <span
          className={cx(
            'block leading-5 font-semibold tabular-nums',
            times === undefined ? 'text-tertiary' : side === 1 ? 'text-side-a' : 'text-side-b',
          )}
        >
          {odds ?? '–'}
        </span>
      </SideFace>
    ),
  }
}

/** Returns `47.00× for 0.1`. */
export function oddsText({ multiplier, amount }: OddsOfAmount, { match }: Pick<Messages, 'match'>): string {
  return match.oddsOfAmount(formatMultiplier(multiplier), formatAmount(amount))
}

/** Returns present odds, as `≤ 47.00×` if a large bet lowers them by half. */
export function presentOdds(multiplier: number, isSteep: boolean): string {
  const odds = formatMultiplier(multiplier)
  return isSteep ? leftToRight(`≤ ${odds}`) : odds
}

/** The browser opens a new tab or window, or downloads. */
export const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Links to the bet form on the match's page, with a side chosen. */
export function OddsButton(props: OddsButtonProps) {
  const { match, side } = props
  const isOnPage = useLocation({ select: ({ pathname }) => pathname.endsWith(`/match/${match.id}`) })
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      search={{ side }}
      hash={BET_FORM}
      // An open form comes into view at once, and the router's transition may end after the user scrolled on.
      hashScrollIntoView={!isOnPage}
      resetScroll={!isOnPage}
      replace={isOnPage}
      onClick={(event) => !opensElsewhere(event) && pressOdds(match.id, side)}
      {...useOddsLink(props)}
    />
  )
}
