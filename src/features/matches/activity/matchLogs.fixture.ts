import { readAppLogs } from '@/testing/appLogs'
import type { TestChain } from '@/testing/testChain'
import { logsOf, type MatchLog } from './matchLogs'

/** Reads a match's logs from the test chain, newest first. */
export async function readMatchLogs({ client }: TestChain, matchId: bigint): Promise<MatchLog[]> {
  return logsOf(matchId, await readAppLogs(client, 0n))
}
