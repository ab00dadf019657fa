import type { Address, Hash } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, weth9Abi } from '@/chain/queries/generated'
import type { Side } from '@/domain/match/match'
import type { TestChain } from './testChain'

// What others do on a test chain, by themselves and without the app.

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const HOUR = 60 * 60

/** Bets with WETH that the bettor did not have before, in wei. */
export function bet(
  chain: TestChain,
  account: Address,
  matchId: bigint,
  side: Side,
  wei: bigint,
): Promise<Hash> {
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

/** Waits for the end of the matches, names the winner of each, and waits until nobody can overrule it. */
export async function finalize(
  chain: TestChain,
  results: readonly (readonly [matchId: bigint, winner: Side])[],
) {
  const { client, accounts } = chain
  await pass(chain, 3 * HOUR)
  for (const result of results) {
    await chain.mined(
      client.writeContract({
        ...pool,
        functionName: 'finalizeMatch',
        args: result,
        account: accounts.owner,
      }),
    )
  }
  await pass(chain, 13 * HOUR)
}

/** Lets time pass, in seconds. */
export async function pass({ client }: TestChain, seconds: number) {
  await client.increaseTime({ seconds })
  await client.mine({ blocks: 1 })
}

/** What an account holds, in wei. */
export function wethOf({ client }: TestChain, account: Address): Promise<bigint> {
  return client.readContract({
    address: deployment.weth,
    abi: weth9Abi,
    functionName: 'balanceOf',
    args: [account],
  })
}
