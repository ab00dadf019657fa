import { cleanName } from '../../../src/lib/cleanName.ts'

/** Long enough for every text of ours. */
const MAX_LENGTH = 400

/** Makes a text that may come from a feed safe to print: one line, without control characters, not endless. */
export function oneLine(text: string): string {
  const line = cleanName(text.slice(0, 4 * MAX_LENGTH))
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}
