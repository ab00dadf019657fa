import type { TestChain } from '@/testing/testChain'
import { type Match, type RawMatch, toMatch } from './match'

export function aRawMatch(overrides: Partial<RawMatch> = {}): RawMatch {
  return {
    id: 1n,
    name: 'T1 vs Gen.G',
    startTime: 1_800_000_000n,
    endTime: 1_800_010_000n,
    minBet: 10n ** 16n,
    maxBet: 10n ** 19n,
    isFinalized: false,
    winner: 0,
    totalPoolA: 0n,
    totalPoolB: 0n,
    isVoid: false,
    isBettingClosed: false,
    claimableAt: 0n,
    ruleBy: 0n,
    createdAt: 1_799_990_000n,
    feeBps: 800,
    maxGain: 50,
    liveCapBps: 1_000,
    livePoolA: 0n,
    livePoolB: 0n,
    ...overrides,
  }
}

export const aMatch = (overrides: Partial<Match> = {}): Match => ({ ...toMatch(aRawMatch()), ...overrides })

/** Reads a match from the test chain. */
export async function readMatch({ client, contracts }: TestChain, id: bigint): Promise<Match> {
  return toMatch(
    await client.readContract({ ...contracts.bettingPool, functionName: 'getMatch', args: [id] }),
  )
}
