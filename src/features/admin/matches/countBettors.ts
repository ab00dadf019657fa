import { type Address, type Client, getAbiItem } from 'viem'
import { getBlockNumber, getLogs } from 'viem/actions'
import { deployment } from '@/chain/config/config'
import { MAX_BLOCK_RANGE, smallerRange } from '@/chain/history/blockRange'
import { bettingPoolAbi } from '@/chain/queries/generated'
import type { Match } from '@/domain/match/match'

export interface Bettors {
  1: number
  2: number
}

/** Counts a match's bettors from its bet events. Throws if the RPC fails, rejects a single block or lacks some bets. */
export async function countBettors(
  client: Client,
  { id, totalPoolA, totalPoolB }: Pick<Match, 'id' | 'totalPoolA' | 'totalPoolB'>,
  { signal, blocksAtOnce = MAX_BLOCK_RANGE }: { signal?: AbortSignal; blocksAtOnce?: bigint } = {},
): Promise<Bettors> {
  const holders = { 1: new Set<Address>(), 2: new Set<Address>() }
  let missing = totalPoolA + totalPoolB
  let to = missing > 0n ? await getBlockNumber(client, { cacheTime: 0 }) : 0n
  let step = blocksAtOnce
  while (missing > 0n) {
    signal?.throwIfAborted()
    if (to < deployment.deployBlock) throw new Error('The endpoint does not have all bets of the match')
    const first = to - step + 1n
    const fromBlock = first > deployment.deployBlock ? first : deployment.deployBlock
    try {
      const bets = await getLogs(client, {
        address: deployment.bettingPool,
        event: getAbiItem({ abi: bettingPoolAbi, name: 'BetPlaced' }),
        args: { matchId: id },
        fromBlock,
        toBlock: to,
        strict: true,
      })
      for (const { args } of bets) {
        holders[args.prediction === 1 ? 1 : 2].add(args.user)
        missing -= args.amount
      }
      to = fromBlock - 1n
    } catch (error) {
      step = smallerRange(step, error)
    }
  }
  return { 1: holders[1].size, 2: holders[2].size }
}
