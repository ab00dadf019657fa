import { deployment } from '@/chain/config/config'
import { communityHubAbi } from './generatedHub'

export const communityHubContract = { address: deployment.communityHub, abi: communityHubAbi }
