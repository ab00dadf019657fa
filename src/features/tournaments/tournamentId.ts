/** Reads a tournament's id from an address; `undefined` for what can be none. */
export function parseTournamentId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined
}
