import type { Address } from 'viem'
import { deployment } from '@/chain/config'
import { bettingPoolAbi, weth9Abi } from '@/chain/generated'
import type { TestChain } from '@/chain/test/testChain'
import type { Side } from '@/lib/match'

// What others do on a test chain, by themselves and without the app.

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const

/** Wraps, approves and bets. */
export async function bet(chain: TestChain, account: Address, matchId: bigint, wei: bigint, side: Side) {
  await chain.wrap(account, wei)
  await chain.approve(account, wei)
  await chain.mined(
    chain.client.writeContract({ ...pool, functionName: 'placeBet', args: [matchId, wei, side], account }),
  )
}

/** Waits for the end of all matches, names the winner of these, and waits for the end of the dispute window. */
export async function finalize(chain: TestChain, matchIds: readonly bigint[], winner: Side) {
  const { client, accounts } = chain
  const account = accounts.owner
  await client.increaseTime({ seconds: 24 * 60 * 60 })
  for (const matchId of matchIds) {
    await chain.mined(
      client.writeContract({ ...pool, functionName: 'finalizeMatch', args: [matchId, winner], account }),
    )
  }
  await client.increaseTime({ seconds: 24 * 60 * 60 })
  await client.mine({ blocks: 1 })
}

export function wethOf({ client }: TestChain, account: Address): Promise<bigint> {
  return client.readContract({
    address: deployment.weth,
    abi: weth9Abi,
    functionName: 'balanceOf',
    args: [account],
  })
}
