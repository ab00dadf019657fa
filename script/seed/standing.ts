// Reads the matches and tournaments on the chain, and plans the results that are due.
import type { Address } from 'viem'
import { isAbandoned, type Match, matchStatus, toMatch } from '../../src/domain/match/match.ts'
import { toTournament } from '../../src/domain/tournament/tournament.ts'
import type { AnvilClient } from '../../src/testing/anvil.ts'
import type { Contracts } from '../../src/testing/contracts.ts'
import { day } from '../../src/testing/time.ts'
import { operator } from './accounts.ts'
import { RESULT_DELAY } from './matches.ts'
import { isOfSeason } from './matchNames.ts'
import type { SeasonEvent } from './timedChain.ts'

/** A limit that returns everything in one page. */
export const ALL = 2n ** 32n

/** Reads all matches, the oldest first. */
export async function readMatches(client: AnvilClient, { lens }: Contracts) {
  const args = [0n, ALL] as const
  const [matches] = await client.readContract({ ...lens, functionName: 'getMatches', args })
  return matches.map(toMatch).toReversed()
}

/** Reads all tournaments, the oldest first. */
export async function readTournaments(client: AnvilClient, { tournament }: Contracts) {
  const call = { ...tournament, functionName: 'getTournaments', args: [0n, ALL] } as const
  const [all] = await client.readContract(call)
  return all.map(toTournament).toReversed()
}

/** Reads the reward that an account can claim from a tournament, in wei. */
export function readReward(client: AnvilClient, { tournament }: Contracts, id: bigint, account: Address) {
  const args = [id, account] as const
  return client.readContract({ ...tournament, functionName: 'getClaimableReward', args })
}

/** The longest time that a match may wait for its result. */
const MAX_WAIT = 2 * day

/**
 * Plans results for the season's ended matches, but not for the latest, so that one match waits for its result. Voids
 * challenged matches whose ruling period is over.
 */
export function dueResults(matches: readonly Match[], { from, now }: Record<'from' | 'now', number>) {
  const own = matches.filter(isOfSeason)
  const unruled = own.filter(({ isChallenged, ruleBy }) => isChallenged && ruleBy <= now)
  const ended = own
    .filter((match) => matchStatus(match, now) === 'ended')
    .sort((one, other) => one.endTime - other.endTime)
  const mayWait = (match: Match) => match === ended.at(-1) && now - match.endTime < MAX_WAIT
  return [...unruled, ...ended.filter((match) => !mayWait(match))].map((match): SeasonEvent => {
    const { id, isChallenged, ruleBy, endTime } = match
    const at = isChallenged ? ruleBy : Math.min(endTime + RESULT_DELAY, now)
    return {
      at,
      perform: ({ voidAbandoned, finalize }) =>
        isAbandoned(match, Math.max(at, from))
          ? voidAbandoned(id, operator)
          : finalize(id, id % 2n === 0n ? 1 : 2),
    }
  })
}
