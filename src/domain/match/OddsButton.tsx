import { Link, useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { BET_FORM, pressOdds } from './betForm'
import { Crest } from './Crest'
import type { Match, Side } from './match'
import { describeSide, shortSideName } from './name'
import { isSteep, oddsDepth, type ShownOdds, shownOdds } from './odds'

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
      <Crest team={team} side={side} className="me-1 size-5 @max-[52rem]:hidden @max-[52rem]:size-4" />
      {/* Nested grids with automatic tracks took a third of a list's layout. */}
      <div className="min-w-0 text-center">
        <bdi className="block truncate font-display leading-4">{team ?? label}</bdi>
        {children}
      </div>
    </>
  )
}

/** Returns the props of a link to a bet on a side: the odds of the open pool, of the smallest bet where a large one halves them. */
export function useOddsLink({ match, side, now }: OddsButtonProps) {
  const messages = useMessages()
  const odds = shownOdds(match, side, now)
  const depth = oddsDepth(match, side, now)
  const steep = isSteep(depth) ? depth.map((odds) => oddsText(odds, messages)).join(', ') : undefined
  return {
    'aria-label': messages.match.betOn(
      shortSideName(match, side, messages),
      steep ?? (odds && oddsText(odds, messages)),
    ),
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
            'block leading-5 font-semibold whitespace-nowrap tabular-nums',
            // With nobody on the other side there is nothing to win.
            (odds?.multiplier ?? 1) < 1.005
              ? 'font-normal text-tertiary'
              : side === 1
                ? 'text-side-a'
                : 'text-side-b',
          )}
        >
          {odds ? formatMultiplier(odds.multiplier) : '–'}
          {odds?.amount !== undefined && (
            <small className="ms-0.5 text-12 font-normal text-secondary @max-[52rem]:ms-0 @max-[52rem]:block @max-[52rem]:leading-3.5 @max-[52rem]:whitespace-normal">
              {messages.match.forAmount(formatAmount(odds.amount))}
            </small>
          )}
        </span>
      </SideFace>
    ),
  }
}

/** Returns `47.00× for 0.1`, or without an amount `47.00×`. */
export function oddsText({ multiplier, amount }: ShownOdds, { match }: Pick<Messages, 'match'>): string {
  const odds = formatMultiplier(multiplier)
  return amount === undefined ? odds : match.oddsOfAmount(odds, formatAmount(amount))
}

/** The browser opens a new tab or window, or downloads. */
export const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Links to the bet form on the match's page, with a side chosen. On another market's page, which stays where it is, too. */
export function OddsButton(props: OddsButtonProps) {
  const { match, side } = props
  const page = useLocation({ select: ({ pathname }) => /\/match\/(\d+)$/.exec(pathname)?.[1] })
  const isOnPage = page === String(match.id)
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      search={{ side }}
      hash={BET_FORM}
      // An open form comes into view at once, and the router's transition may end after the user scrolled on.
      hashScrollIntoView={page === undefined}
      resetScroll={page === undefined}
      replace={isOnPage}
      onClick={(event) => !opensElsewhere(event) && pressOdds(match.id, side)}
      {...useOddsLink(props)}
    />
  )
}
