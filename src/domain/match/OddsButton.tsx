import { Link, useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { BET_FORM, oddsButtonId, pressed } from './betForm'
import { Crest } from './Crest'
import type { Match, Side } from './match'
import { describeSide, shortSideName } from './name'
import { multiplier, shownPool } from './odds'

export interface OddsButtonProps {
  match: Match
  side: Side
  now: number
  /** Opens the bet form beside a list. Otherwise the match's page has it. */
  slip?: SlipLink | undefined
}

/** The bet form beside a list. */
export interface Slip {
  open: (matchId: bigint, side: Side) => void
  /** Loads the form, as the pointer or the focus is on odds. */
  preload: () => void
}

/** A `Link` for each side of each row would build a location on every change of the list's search. */
export interface SlipLink extends Slip {
  /** The list's search without a bet, as `&show=live`. */
  query: string
  /** The side in the open form, if it is of this match. */
  chosen: Side | undefined
}

/** The look of a side beside the other. */
export const oddsClass =
  'relative grid min-h-10 min-w-0 grid-flow-col auto-cols-[minmax(0,auto)] grid-rows-[auto_auto] place-content-center place-items-center rounded-sm border px-1.5 text-14'

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
      <Crest team={team} side={side} className="row-span-2 me-2 size-6 @max-[52rem]:hidden" />
      <bdi className="max-w-full truncate font-display leading-4 last:row-span-2">{team ?? label}</bdi>
      {children}
    </>
  )
}

/** Links to the bet form with a side chosen, at the odds of the open pool. */
export function OddsButton({ match, side, now, slip }: OddsButtonProps) {
  const messages = useMessages()
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
  if (!slip) {
    return (
      <PageLink match={match} side={side} {...look}>
        {content}
      </PageLink>
    )
  }
  return (
    <a
      id={oddsButtonId(match.id, side)}
      href={`matches?bet=${match.id}&side=${side}${slip.query}`}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        slip.open(match.id, side)
      }}
      onPointerEnter={slip.preload}
      onFocus={slip.preload}
      {...(slip.chosen === side && { 'data-status': 'active', 'aria-current': 'page' })}
      {...look}
    >
      {content}
    </a>
  )
}

/** The browser opens a new tab or window, or downloads. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

interface PageLinkProps extends Pick<OddsButtonProps, 'match' | 'side'> {
  'aria-label': string
  className: string
  children: ReactNode
}

function PageLink({ match, side, ...look }: PageLinkProps) {
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
      state={pressed}
      replace={isOnPage}
      {...look}
    />
  )
}
