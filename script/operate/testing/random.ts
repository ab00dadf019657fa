import { keccak256, toHex } from 'viem'

/** Returns a number from 0 to below `bound`. The same seeds return the same number. */
export function randomBelow(bound: bigint, ...seeds: readonly (bigint | number | string)[]): bigint {
  return BigInt(keccak256(toHex(seeds.join('/')))) % bound
}
