import { toFailure } from '@/chain/errors'

/** How many blocks an endpoint is asked for at once. */
export const BLOCKS_AT_ONCE = 10_000n

/**
 * How many blocks to ask for instead, where an endpoint refused so many.
 * @throws its error, where fewer would not help
 */
export function smallerStep(step: bigint, error: unknown): bigint {
  if (step === 1n || toFailure(error).kind === 'network') throw error
  return step > 4n ? step / 4n : 1n
}
