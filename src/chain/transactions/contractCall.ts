import type { Abi, Address, ContractFunctionArgs, ContractFunctionName } from 'viem'
import type { ContractCall } from './types'

/** Checks a call against its ABI. */
export function contractCall<
  const abi extends Abi,
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'>,
  const args extends readonly unknown[] & ContractFunctionArgs<abi, 'nonpayable' | 'payable', functionName>,
>(call: {
  address: Address
  abi: abi
  functionName: functionName
  args: args
  value?: bigint
}): ContractCall {
  return call
}
