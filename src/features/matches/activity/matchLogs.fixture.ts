import { getContractEvents } from 'viem/actions'
import { bettingPoolEventsAbi } from '@/chain/queries/generatedEvents'
import type { TestChain } from '@/testing/testChain'
import type { MatchLog } from './matchLogs'

/** Reads a match's logs from the test chain, newest first. */
export async function readMatchLogs({ client, contracts }: TestChain, matchId: bigint): Promise<MatchLog[]> {
  const logs = await getContractEvents(client, {
    address: contracts.bettingPool.address,
    abi: bettingPoolEventsAbi,
    fromBlock: 0n,
    strict: true,
  })
  const timed = await Promise.all(
    logs.map(async (log) => ({
      ...log,
      time: Number((await client.getBlock({ blockNumber: log.blockNumber })).timestamp),
    })),
  )
  return timed
    .filter((log): log is typeof log & MatchLog => 'matchId' in log.args && log.args.matchId === matchId)
    .reverse()
}
