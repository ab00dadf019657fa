import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, communityHubAbi, tournamentAbi, weth9Abi } from './generated'

export const bettingPoolContract = { address: deployment.bettingPool, abi: bettingPoolAbi }
export const communityHubContract = { address: deployment.communityHub, abi: communityHubAbi }
export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }
export const wethContract = { address: deployment.weth, abi: weth9Abi }
