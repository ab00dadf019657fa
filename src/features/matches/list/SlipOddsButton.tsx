import { oddsButtonId } from '@/domain/match/betForm'
import type { Side } from '@/domain/match/match'
import { type OddsButtonProps, opensElsewhere, useOddsLink } from '@/domain/match/OddsButton'

/** Opens the bet form beside a list. */
export type OpenSlip = (matchId: bigint, side: Side) => void

interface SlipOddsButtonProps extends OddsButtonProps {
  /** Stable, as each row has it. */
  openSlip: OpenSlip
  /** The list's search without a bet, as `&show=live`. */
  query: string
  /** The side in the open form, if it is of this match. */
  chosen: Side | undefined
}

/** Opens the bet form beside the list. A `Link` for each side of each row would build a location on every change of the search. */
export function SlipOddsButton({ openSlip, query, chosen, ...props }: SlipOddsButtonProps) {
  const { match, side } = props
  return (
    <a
      id={oddsButtonId(match.id, side)}
      href={`matches?bet=${match.id}&side=${side}${query}`}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        openSlip(match.id, side)
      }}
      {...(chosen === side && { 'data-status': 'active', 'aria-current': 'page' })}
      {...useOddsLink(props)}
    />
  )
}
