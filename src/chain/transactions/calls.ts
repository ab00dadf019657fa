import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { toFailure } from '@/chain/queries/errors'
import { type ContractCall, contractCall } from './types'

/** Merges calls of the pool into one that succeeds or reverts as a whole. */
export function mergeCalls(calls: readonly ContractCall[]): ContractCall {
  const [first, ...others] = calls
  if (first && others.length === 0) return first
  const data = calls.map(({ abi, functionName, args }) => encodeFunctionData({ abi, functionName, args }))
  return contractCall({ ...bettingPoolContract, functionName: 'multicall', args: [data] })
}

/**
 * Simulates a call that needs no account. Returns why the contract would refuse it, `undefined` if it wouldn't.
 * @throws if the network fails
 */
export async function simulateCall(config: Config, { address, abi, functionName, args }: ContractCall) {
  const data = encodeFunctionData({ abi, functionName, args })
  try {
    const client = config.getClient()
    await client.request({ method: 'eth_call', params: [{ to: address, data }, 'latest'] })
    return undefined
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'network') throw error
    return failure
  }
}
