import { toFailure } from '@/chain/errors'

/** Most endpoints accept this block range in `eth_getLogs`. */
export const MAX_BLOCK_RANGE = 10_000n

/** Returns a smaller block range after an endpoint has refused `step` blocks, or rethrows if that can't help. */
export function smallerRange(step: bigint, error: unknown): bigint {
  if (step === 1n || toFailure(error).kind === 'network') throw error
  return step > 4n ? step / 4n : 1n
}
