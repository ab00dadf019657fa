import { type Address, isAddress } from 'viem'

/** `0x1234…cdef`: the first 6 characters, an ellipsis, the last 4. */
export const shortAddress = (address: Address): string => `${address.slice(0, 6)}…${address.slice(-4)}`

export function sameAddress(a: Address | undefined, b: Address | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}

/** Ronin's wallets write `ronin:` where others write `0x`. */
const anyPrefix = /^(?:ronin:(?:0x)?|0x)(?=[\da-f]{40}$)/i

/**
 * Parses an address as people paste it: with `ronin:` or `0X`, spaces around it, or all in capitals. The checksum of mixed
 * letters must be right. Returns it with `0x`, otherwise as it was; `undefined` if it is none.
 */
export function parseAddress(text: string): Address | undefined {
  const found = text.trim().replace(anyPrefix, '0x')
  const digits = found.slice(2)
  const address = digits === digits.toUpperCase() ? found.toLowerCase() : found
  return isAddress(address) ? address : undefined
}
