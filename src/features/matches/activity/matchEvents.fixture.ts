import { readAppLogs } from '@/testing/appLogs'
import type { TestChain } from '@/testing/testChain'
import { eventsOfMatch, type MatchEvent } from './matchEvents'

/** Reads a match's events from the test chain, newest first. */
export async function readMatchEvents({ client }: TestChain, matchId: bigint): Promise<MatchEvent[]> {
  return eventsOfMatch(matchId, await readAppLogs(client, 0n))
}
