import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import type { ContractCall } from './types'

/**
 * Simulates a call that needs no account. Returns why the contract would refuse it, `undefined` if it wouldn't.
 * @throws if the network fails
 */
export async function simulateCall(
  config: Config,
  { address, abi, functionName, args }: ContractCall,
): Promise<Failure | undefined> {
  const data = encodeFunctionData({ abi, functionName, args })
  try {
    const client = config.getClient({ chainId: chain.id })
    await client.request({ method: 'eth_call', params: [{ to: address, data }, 'latest'] })
    return undefined
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'network') throw error
    return failure
  }
}
