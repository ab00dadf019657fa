import type { Address } from 'viem'
import type { AnvilClient } from '../../src/testing/anvil.ts'
import type { Contracts } from '../../src/testing/contracts.ts'
import { newcomer } from './accounts.ts'

/** A limit that returns everything in one page. */
export const ALL = 2n ** 32n

export type SeasonMatch = Awaited<ReturnType<typeof readMatches>>[number]
export type SeasonBet = Awaited<ReturnType<typeof readNewcomerBets>>[number]
export type SeasonTournament = Awaited<ReturnType<typeof readTournaments>>[number]

/** Reads all matches, the oldest first. */
export async function readMatches(client: AnvilClient, { lens }: Contracts) {
  const args = [0n, ALL] as const
  const [matches] = await client.readContract({ ...lens, functionName: 'getMatches', args })
  return matches.toReversed()
}

/** Returns `true` if the result can no longer change. `time` is unix seconds. */
export function isFinalAt({ isFinalized, ruleBy, claimableAt }: SeasonMatch, time: number) {
  return isFinalized && ruleBy === 0n && time >= Number(claimableAt)
}

export async function readNewcomerBets(client: AnvilClient, { lens }: Contracts) {
  const args = [newcomer, 0n, ALL] as const
  const [bets] = await client.readContract({ ...lens, functionName: 'getUserBets', args })
  return bets
}

/** Reads all tournaments, the oldest first, with the newcomer's claimable reward. */
export async function readTournaments(client: AnvilClient, contracts: Contracts) {
  const call = { ...contracts.tournament, functionName: 'getTournaments', args: [0n, ALL] } as const
  const [all] = await client.readContract(call)
  return Promise.all(
    all.toReversed().map(async (info) => ({
      ...info,
      newcomerReward: await readReward(client, contracts, info.id, newcomer),
    })),
  )
}

/** Reads the reward that an account can claim from a tournament, in wei. */
export function readReward(client: AnvilClient, { tournament }: Contracts, id: bigint, account: Address) {
  const args = [id, account] as const
  return client.readContract({ ...tournament, functionName: 'getClaimableReward', args })
}
