import type { Address } from 'viem'
import { deployment } from '@/chain/config'
import { bettingPoolAbi, communityHubAbi, weth9Abi } from '@/chain/generated'
import type { TestChain } from '@/chain/test/testChain'
import type { Side } from '@/lib/match'

// What others do on a test chain, by themselves and without the app.

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const hub = { address: deployment.communityHub, abi: communityHubAbi } as const

export function register(chain: TestChain, account: Address, referrer: Address) {
  return chain.mined(
    chain.client.writeContract({ ...hub, functionName: 'registerReferral', args: [referrer], account }),
  )
}

export function bet(chain: TestChain, account: Address, matchId: bigint, side: Side, wei: bigint) {
  return chain.mined(
    chain.client.writeContract({
      ...pool,
      functionName: 'placeBetETH',
      args: [matchId, side],
      value: wei,
      account,
    }),
  )
}

/** Waits for the end of the matches, names their winner, and waits for the end of the dispute window. */
export async function finalize(chain: TestChain, matchIds: readonly bigint[], winner: Side) {
  const { client, accounts } = chain
  await client.increaseTime({ seconds: 24 * 60 * 60 })
  for (const matchId of matchIds) {
    await chain.mined(
      client.writeContract({
        ...pool,
        functionName: 'finalizeMatch',
        args: [matchId, winner],
        account: accounts.owner,
      }),
    )
  }
  await client.increaseTime({ seconds: 24 * 60 * 60 })
  await client.mine({ blocks: 1 })
}

export function claim(chain: TestChain, account: Address, matchId: bigint) {
  return chain.mined(
    chain.client.writeContract({ ...pool, functionName: 'claimWinnings', args: [matchId], account }),
  )
}

/** Pays a bonus from the owner's own WETH. */
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
