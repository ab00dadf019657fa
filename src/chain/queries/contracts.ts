import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, weth9Abi } from './generated'

export const bettingPoolContract = { address: deployment.bettingPool, abi: bettingPoolAbi }
export const wethContract = { address: deployment.weth, abi: weth9Abi }
