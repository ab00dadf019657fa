import { type Address, ChainMismatchError, encodeFunctionData, isHash, numberToHex } from 'viem'
import { getChainId } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnectorClient } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { causesOf, toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import type { ContractCall } from './types'
import type { Write } from './writes'

/** The fields of a stored write that a wallet's answer fills. */
export type Answer = Pick<Write, 'hash' | 'batchId' | 'isProposal' | 'unclear'>

/**
 * Asks the wallet to send a call, once and by one method. viem's `sendTransaction` asks again by `wallet_sendTransaction` after
 * errors that wallets also give once they have sent. Throws if nothing is sent.
 */
export async function requestTransaction(
  config: Config,
  account: Address,
  [call]: readonly ContractCall[],
): Promise<Answer> {
  if (!call) throw new Error('A transaction calls a contract')
  const client = await getConnectorClient(config, { account, chainId: chain.id })
  const currentChainId = await getChainId(client)
  if (currentChainId !== chain.id) throw new ChainMismatchError({ chain, currentChainId })
  const { address: to, value, ...encodable } = call
  const data = encodeFunctionData(encodable)
  const transaction = { from: account, to, data, ...(value !== undefined && { value: numberToHex(value) }) }
  return unlessUnclear(async () => {
    const hash: unknown = await client.request(
      { method: 'eth_sendTransaction', params: [transaction] },
      { retryCount: 0 },
    )
    return typeof hash === 'string' && isHash(hash) ? { hash } : undefined
  })
}

/** Returns what a wallet's error says in its own words, rather than in viem's. */
function walletFailure(error: unknown): Failure {
  const failure = toFailure(error)
  const message = causesOf(error).at(-1)?.message
  return failure.kind === 'unknown' && message ? { kind: 'unknown', message } : failure
}

/** Returns errors after which the wallet may have sent as answers, and throws clear refusals. */
export async function unlessUnclear(request: () => Promise<Answer | undefined>): Promise<Answer> {
  try {
    return (await request()) ?? { unclear: { kind: 'unknown', message: '' } }
  } catch (error) {
    if (isRefusal(error)) throw error
    return { unclear: walletFailure(error) }
  }
}

/** By EIP-1193, JSON-RPC and EIP-5792, for requests that a wallet refuses before it sends anything. */
const refusalCodes: readonly unknown[] = [
  ...[4100, 4200, 4901, 4902],
  ...[-32080, -32006, -32005, -32004, -32600, -32601, -32602],
  ...[5700, 5710, 5720, 5740, 5760],
]
const refusalMessage = /HTTP client error|being rate limited/i
/** Failures that a wallet finds, or its user decides, before anything is sent. */
export const refusals: readonly Failure['kind'][] = [
  'rejected',
  'expired',
  'requestOpen',
  'insufficientFunds',
  'contract',
  'revertedWithoutReason',
]

/** Returns `true` if a wallet that was asked says clearly that it sent nothing. */
function isRefusal(error: unknown): boolean {
  if (refusals.includes(toFailure(error).kind)) return true
  return causesOf(error).some(
    ({ code, message }) => refusalCodes.includes(code) || refusalMessage.test(message),
  )
}
