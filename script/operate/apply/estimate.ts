import type { Address, Hex } from 'viem'
import { toFailure } from '../../../src/chain/queries/errors.ts'
import type { Connection } from '../chain/connect.ts'
import { plainError } from '../lib/plainError.ts'

/** Far below the gas of a block and of a transaction (EIP-7825) on every chain that the app knows. */
export const GAS_PER_TRANSACTION = 8_000_000n

const TOO_MUCH_GAS = /gas required exceeds|out of gas|gas limit/i

/** Estimates the gas, or returns why the call would revert. @throws if the RPC fails */
export async function estimateOf(
  { client }: Connection,
  account: Address,
  transaction: { to: Address; data: Hex },
): Promise<bigint | string> {
  try {
    return await client.estimateGas({ account, ...transaction })
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'contract') return `${failure.name}(${failure.args.join(', ')})`
    if (TOO_MUCH_GAS.test(plainError(error))) return 'It needs more gas than the RPC allows.'
    if (failure.kind === 'revertedWithoutReason') return 'The call reverts without a reason.'
    throw error
  }
}
