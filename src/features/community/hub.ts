import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { communityHubAbi } from '@/chain/queries/generated'

/** The hub, as reads and writes of it are addressed. */
export const hub = { address: deployment.communityHub, abi: communityHubAbi }

/** A deployment can go without a hub: then nobody is referred and nothing is earned by it. */
export const isHubDeployed = deployment.communityHub !== zeroAddress
