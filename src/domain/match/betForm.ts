import type { HistoryState } from '@tanstack/react-router'
import type { Side } from './match'

/** The id of the bet form on a match's page, and the hash of links to it. */
export const BET_FORM = 'bet'

/** Returns the side that a link to the bet form chooses. */
export const parseSide = (side: unknown): Side | undefined => (side === 1 || side === 2 ? side : undefined)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tells a second press of the same odds from the first. */
    oddsPresses?: number
  }
}

export const pressed = ({ oddsPresses = 0 }: HistoryState) => ({ oddsPresses: oddsPresses + 1 })

/** The id of the list's button that opens the bet form for a side. */
export const oddsButtonId = (matchId: bigint, side: Side | undefined) => `odds-${matchId}-${side}`
