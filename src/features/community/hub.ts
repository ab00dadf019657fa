import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { communityHubAbi } from '@/chain/queries/generated'

export const hub = { address: deployment.communityHub, abi: communityHubAbi }

/** A deployment without a hub has no referrals and no rewards. */
export const isHubDeployed = deployment.communityHub !== zeroAddress
