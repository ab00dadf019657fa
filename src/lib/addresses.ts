import type { Address } from 'viem'

/** `0x1234…cdef`: the first 6 characters, an ellipsis, the last 4. */
export const shortAddress = (address: Address): string => `${address.slice(0, 6)}…${address.slice(-4)}`

export function sameAddress(a: Address | undefined, b: Address | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}
