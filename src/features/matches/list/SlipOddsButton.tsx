import type { MouseEvent } from 'react'
import { oddsButtonId } from '@/domain/match/betForm'
import type { Side } from '@/domain/match/match'
import { type OddsButtonProps, useOddsLink } from '@/domain/match/OddsButton'

/** The bet form beside a list. */
export interface Slip {
  open: (matchId: bigint, side: Side) => void
  /** Loads the form, as the pointer or the focus is on odds. */
  preload: () => void
}

interface SlipOddsButtonProps extends OddsButtonProps {
  slip: Slip
  /** The list's search without a bet, as `&show=live`. */
  query: string
  /** The side in the open form, if it is of this match. */
  chosen: Side | undefined
}

/** Opens the bet form beside the list. A `Link` for each side of each row would build a location on every change of the search. */
export function SlipOddsButton({ slip, query, chosen, ...props }: SlipOddsButtonProps) {
  const { match, side } = props
  return (
    <a
      id={oddsButtonId(match.id, side)}
      href={`matches?bet=${match.id}&side=${side}${query}`}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        slip.open(match.id, side)
      }}
      onPointerEnter={slip.preload}
      onFocus={slip.preload}
      {...(chosen === side && { 'data-status': 'active', 'aria-current': 'page' })}
      {...useOddsLink(props)}
    />
  )
}

/** The browser opens a new tab or window, or downloads. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
