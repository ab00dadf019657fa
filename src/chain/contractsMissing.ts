import { AbiDecodingZeroDataError, BaseError, ContractFunctionZeroDataError } from 'viem'

/**
 * Whether a read failed because nothing stands at the contract's address: another chain, or one that started afresh. If
 * Multicall3 is missing too, the batch says so and not the contract.
 */
export function contractsMissing(error: unknown): boolean {
  return error instanceof BaseError && error.walk(isZeroData) !== null
}

function isZeroData(cause: unknown): boolean {
  return cause instanceof ContractFunctionZeroDataError || cause instanceof AbiDecodingZeroDataError
}
