import { causesOf, toFailure, walletRpcCodes } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'

// By EIP-1193, JSON-RPC and EIP-5792, for requests that a wallet refuses before it sends anything. Not 4200: viem asks again
// by `wallet_sendTransaction` after some errors, and throws that answer. Nor -32003, which nodes also use for known ones.
const refusalCodes: readonly unknown[] = [
  ...walletRpcCodes,
  ...[4100, 4901, 4902, -32005, -32600, -32601, -32602],
  ...[5700, 5710, 5740, 5760],
]
const refusalMessage = /HTTP client error|being rate limited/i
const refusals: readonly Failure['kind'][] = [
  'rejected',
  'promptOpen',
  'insufficientFunds',
  'contract',
  'revertedWithoutReason',
]

/** Returns `true` if a wallet may have sent the transaction that it was asked for, although it threw this error. */
export function mayBeSent(error: unknown): boolean {
  if (refusals.includes(toFailure(error).kind)) return false
  const causes = causesOf(error)
  const isRefusal = causes.some(
    ({ code, message }) => refusalCodes.includes(code) || refusalMessage.test(message),
  )
  // viem gives every error of a wallet a code. Those from before it asks the wallet have none.
  return !isRefusal && causes.some(({ code }) => code !== undefined)
}
