import type { Abi, Address, ContractFunctionArgs, ContractFunctionName } from 'viem'
import type { ContractCall } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'

interface Options {
  /** One transaction per scope runs at a time. */
  scope: string
  /** The contracts whose reads it changes. */
  invalidates: readonly Address[]
}

export function useAdminTransaction<variables = void>(
  options: Options,
  calls: (variables: variables) => readonly ContractCall[],
) {
  return useTransaction({ kind: 'admin', ...options, calls })
}

type Name<abi extends Abi> = ContractFunctionName<abi, 'nonpayable'>

/**
 * Calls one function of a contract with the arguments that `args` returns for `send(variables)`.
 * @param options by default, the function's name is the scope and the contract's reads are invalidated
 */
export function useContractAction<
  const abi extends Abi,
  name extends Name<abi>,
  const args extends readonly unknown[] & ContractFunctionArgs<abi, 'nonpayable', name>,
  variables = void,
>(
  { address, abi }: { address: Address; abi: abi },
  functionName: name,
  args: (variables: variables) => args,
  { id, invalidates = [address] }: { id?: string | bigint; invalidates?: readonly Address[] } = {},
) {
  const scope = id === undefined ? functionName : `${functionName}/${id}`
  return useAdminTransaction({ scope, invalidates }, (variables: variables) => [
    { address, abi, functionName, args: args(variables) },
  ])
}
