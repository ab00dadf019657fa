import { zeroAddress, zeroHash } from 'viem'
import { readAppLogs } from '@/testing/appLogs'
import type { TestChain } from '@/testing/testChain'
import { eventsOfMatch, type MatchEvent } from './matchEvents'

export const matchEvent: MatchEvent = {
  id: '1-0',
  kind: 'bet',
  by: zeroAddress,
  amount: 0n,
  side: 0,
  poolA: 0n,
  poolB: 0n,
  isLive: false,
  time: 1_800_000_000,
  block: 1n,
  logIndex: 0,
  transaction: zeroHash,
}

/** Reads a match's events from the test chain, newest first. */
export async function readMatchEvents({ client }: TestChain, matchId: bigint): Promise<MatchEvent[]> {
  return eventsOfMatch(matchId, await readAppLogs(client, 0n))
}
