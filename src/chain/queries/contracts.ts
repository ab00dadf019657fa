import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, communityHubAbi, lensAbi, tournamentAbi, weth9Abi } from './generated'

export const bettingPoolContract = { address: deployment.bettingPool, abi: bettingPoolAbi }
export const communityHubContract = { address: deployment.communityHub, abi: communityHubAbi }
export const lensContract = { address: deployment.lens, abi: lensAbi }
export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }
export const wethContract = { address: deployment.weth, abi: weth9Abi }

export const bettingPoolEvents = bettingPoolAbi.filter((item) => item.type === 'event')
export const communityHubEvents = communityHubAbi.filter((item) => item.type === 'event')
export const tournamentEvents = tournamentAbi.filter((item) => item.type === 'event')
