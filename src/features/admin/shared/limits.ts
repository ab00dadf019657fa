import { cleanName } from '@/domain/match/name'

export const MAX_NAME_BYTES = 100
const DAY = 24 * 60 * 60
export const MAX_AHEAD = 180 * DAY

/** How many bytes a name takes on chain. */
export function nameBytes(name: string): number {
  return new TextEncoder().encode(cleanName(name)).length
}
