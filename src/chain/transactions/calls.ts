import { encodeFunctionData } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { type ContractCall, contractCall } from './types'

/** Merges calls of the pool into one that succeeds or reverts as a whole. */
export function mergeCalls(calls: readonly ContractCall[]): ContractCall {
  const [first, ...others] = calls
  if (first && others.length === 0) return first
  const data = calls.map(({ abi, functionName, args }) => encodeFunctionData({ abi, functionName, args }))
  return contractCall({ ...bettingPoolContract, functionName: 'multicall', args: [data] })
}
