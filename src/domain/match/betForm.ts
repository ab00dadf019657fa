import { startTypeAhead, takeTypeAhead } from '@/lib/typeAhead'
import type { Side } from './match'

/** The id of the bet form on a match's page, and the hash of links to it. */
export const BET_FORM = 'bet'

/** Returns the side that a link to the bet form chooses. */
export const parseSide = (side: unknown): Side | undefined => (side === 1 || side === 2 ? side : undefined)

/** The id of the list's button that opens the bet form for a side. */
export const oddsButtonId = (matchId: bigint, side: Side | undefined) => `odds-${matchId}-${side}`

interface MountedForm {
  matchId: bigint
  onOdds: (side: Side) => void
}

let mounted: MountedForm | undefined

/** Chooses a side in the match's form. One that isn't mounted yet gets the side by its link, and what is typed until then. */
export function pressOdds(matchId: bigint, side: Side): void {
  if (mounted?.matchId === matchId) mounted.onOdds(side)
  else startTypeAhead()
}

/** Registers the mounted form. Returns what was typed since its odds were pressed, and how to unregister it. */
export function mountBetForm(form: MountedForm) {
  mounted = form
  return {
    typed: takeTypeAhead(),
    unmount: () => {
      if (mounted === form) mounted = undefined
    },
  }
}
