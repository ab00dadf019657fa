import { BaseError, ContractFunctionZeroDataError, zeroAddress } from 'viem'
import { chain, deployment } from '@/chain/config'
import { communityHubAbi } from '@/chain/generated'

/** The hub, as reads and writes of it are addressed. */
export const hub = { address: deployment.communityHub, abi: communityHubAbi, chainId: chain.id }

/** A deployment can go without a hub: then nobody is referred and nothing is earned by it. */
export const isHubDeployed = deployment.communityHub !== zeroAddress

/** Whether a read of the hub failed because nothing stands at its address: another chain, or one that started afresh. */
export function isHubMissing(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
  )
}
