import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, communityHubAbi, weth9Abi } from '@/chain/queries/generated'
import type { TestChain } from '@/testing/testChain'

// Steps of other accounts, without the app.

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const hub = { address: deployment.communityHub, abi: communityHubAbi } as const

export function register(chain: TestChain, account: Address, referrer: Address) {
  return chain.mined(
    chain.client.writeContract({ ...hub, functionName: 'registerReferral', args: [referrer], account }),
  )
}

export function claim(chain: TestChain, account: Address, matchId: bigint) {
  return chain.mined(
    chain.client.writeContract({ ...pool, functionName: 'claimWinnings', args: [matchId], account }),
  )
}

export async function payBonus(chain: TestChain, user: Address, wei: bigint) {
  const { client, accounts } = chain
  await chain.wrap(accounts.owner, wei)
  await chain.mined(
    client.writeContract({
      address: deployment.weth,
      abi: weth9Abi,
      functionName: 'approve',
      args: [deployment.communityHub, wei],
      account: accounts.owner,
    }),
  )
  return chain.mined(
    client.writeContract({
      ...hub,
      functionName: 'distributeRewards',
      args: [user, wei],
      account: accounts.owner,
    }),
  )
}
