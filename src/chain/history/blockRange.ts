import { BaseError, HttpRequestError } from 'viem'
import { toFailure } from '@/chain/errors'

/** Most endpoints accept this block range in `eth_getLogs`. */
export const MAX_BLOCK_RANGE = 10_000n

/** Returns a smaller block range after an endpoint has refused `step` blocks, or rethrows if that can't help. */
export function smallerRange(step: bigint, error: unknown): bigint {
  if (step === 1n || (toFailure(error).kind === 'network' && !isRefusal(error))) throw error
  return step > 4n ? step / 4n : 1n
}

/** Some endpoints refuse a range with an HTTP status and a text instead of a JSON-RPC error. */
function isRefusal(error: unknown): boolean {
  const http = error instanceof BaseError && error.walk((cause) => cause instanceof HttpRequestError)
  return http instanceof HttpRequestError && http.status !== 429 && /range|blocks|results/i.test(http.details)
}
