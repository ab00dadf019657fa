import { AbiDecodingZeroDataError } from 'viem'

/** Whether a read failed because nothing stands at the contract's address: another chain, or one that started afresh. */
export function contractsMissing(error: unknown): boolean {
  return error instanceof AbiDecodingZeroDataError
}
