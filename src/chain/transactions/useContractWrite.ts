import type { Abi, Address, ContractFunctionArgs, ContractFunctionName } from 'viem'
import type { TransactionKind } from './types'
import { useTransaction } from './useTransaction'

interface Options {
  /** Separates writes that may run at the same time, e.g. by match ID. */
  id?: bigint | string
  /** Contracts whose reads it changes, by default the called one. */
  invalidates?: readonly Address[]
}

/** Calls one function of a contract with the arguments that `args` returns for `send(variables)`. */
export function useContractWrite<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'nonpayable'>,
  const args extends readonly unknown[] & ContractFunctionArgs<abi, 'nonpayable', name>,
  variables = void,
>(
  kind: TransactionKind,
  { address, abi }: { address: Address; abi: abi },
  functionName: name,
  args: (variables: variables) => args,
  { id, invalidates = [address] }: Options = {},
) {
  return useTransaction<variables>({
    kind,
    scope: id === undefined ? functionName : `${functionName}/${id}`,
    calls: (variables) => [{ address, abi, functionName, args: args(variables) }],
    invalidates,
  })
}
