import { parseMatchName } from '../../../src/domain/match/name'

/** Returns the game that a match's name tells, or '', as the app's filter does. */
export function gameOf(name: string): string {
  return parseMatchName(name).game ?? ''
}
