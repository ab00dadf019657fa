// Reads the matches and tournaments on the chain, and tells their states and the results that are due.
import type { Address } from 'viem'
import { bettingPoolLimits } from '../../src/chain/config/contractLimits.ts'
import type { AnvilClient } from '../../src/testing/anvil.ts'
import type { Contracts } from '../../src/testing/contracts.ts'
import { day, minute } from '../../src/testing/time.ts'
import { newcomer, operator } from './accounts.ts'
import { RESULT_DELAY } from './matches.ts'
import { matchNames } from './matchNames.ts'
import type { SeasonEvent } from './timedChain.ts'

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

/** A state counts as present only if it lasts this long. */
const USEFUL = 30 * minute

/** The longest time that a match may wait for its result. */
const MAX_WAIT = 2 * day

type DueResult = SeasonEvent & { matchId: bigint }

/**
 * Plans results for the season's ended matches, but not for the latest, so that one match waits for its result. Voids
 * challenged matches whose ruling period is over.
 */
export function dueResults(
  matches: readonly SeasonMatch[],
  { from, now }: { from: number; now: number },
): DueResult[] {
  const own = matches.filter(({ name }) => matchNames.includes(name))
  const unruled = own
    .filter(({ ruleBy }) => ruleBy !== 0n && Number(ruleBy) <= now)
    .map(({ id: matchId, ruleBy }): DueResult => {
      return {
        at: Number(ruleBy),
        matchId,
        perform: ({ voidAbandoned }) => voidAbandoned(matchId, operator),
      }
    })
  return [...unruled, ...dueNames(own, { from, now })]
}

function dueNames(own: readonly SeasonMatch[], { from, now }: { from: number; now: number }): DueResult[] {
  const ended = own
    .filter((match) => isOpen(match) && Number(match.endTime) < now)
    .sort((one, other) => Number(one.endTime - other.endTime))
  const mayWait = (match: SeasonMatch) => match === ended.at(-1) && now - Number(match.endTime) < MAX_WAIT
  return ended
    .filter((match) => !mayWait(match))
    .map(({ id: matchId, endTime }) => {
      const at = Math.min(Number(endTime) + RESULT_DELAY, now)
      const isAbandoned = Math.max(at, from) >= Number(endTime) + bettingPoolLimits.ABANDONED_AFTER
      return {
        at,
        matchId,
        perform: ({ voidAbandoned, finalize }) =>
          isAbandoned ? voidAbandoned(matchId, operator) : finalize(matchId, matchId % 2n === 0n ? 1 : 2),
      }
    })
}

/** Counts useful tournaments, and those with a prize or an entry fee for the newcomer to claim. */
export function presentTournaments(tournaments: readonly SeasonTournament[], now: number) {
  const open = tournaments.filter(
    ({ status, lastMatchStart }) => status === 0 && Number(lastMatchStart) > now + USEFUL,
  )
  const owed = tournaments.filter(({ newcomerReward }) => newcomerReward > 0n)
  return {
    upcoming: open.filter(({ startTime }) => Number(startTime) > now + USEFUL).length,
    running: open.filter(({ startTime }) => Number(startTime) <= now).length,
    prize: owed.filter(({ status }) => status === 1).length,
    entryFee: owed.filter(({ status }) => status !== 1).length,
  }
}

interface Present {
  matches: readonly SeasonMatch[]
  due: readonly DueResult[]
  bets: readonly SeasonBet[]
  now: number
}

/** Counts matches and the newcomer's bets by state, as of after the due results. */
export function presentStates({ matches, due, bets, now }: Present) {
  const undecided = matches.filter((match) => !due.some(({ matchId }) => matchId === match.id))
  const open = undecided.filter(isOpen)
  const challenged = undecided.filter(({ ruleBy }) => Number(ruleBy) > now + USEFUL)
  const waiting = bets.filter((bet) => !bet.claimed && bet.payout > 0n && isFinalAt(bet.matchInfo, now))
  return {
    upcoming: open.filter((match) => Number(match.startTime) > now + USEFUL).length,
    live: open.filter((match) => Number(match.startTime) <= now && Number(match.endTime) > now + USEFUL)
      .length,
    ended: open.filter((match) => Number(match.endTime) < now).length,
    inWindow: undecided.filter((match) => match.ruleBy === 0n && Number(match.claimableAt) > now + USEFUL)
      .length,
    challenged: challenged.filter(({ isFinalized }) => isFinalized).length,
    silent: challenged.filter(({ isFinalized }) => !isFinalized).length,
    won: waiting.filter((bet) => bet.matchInfo.winner === bet.prediction).length,
    refund: waiting.filter((bet) => bet.matchInfo.isVoid).length,
    pending: bets.filter((bet) => open.some(({ id }) => id === bet.matchInfo.id)).length,
  }
}

/** Returns `true` without a result and a challenge of its absence. */
export function isOpen({ isFinalized, ruleBy }: SeasonMatch): boolean {
  return !isFinalized && ruleBy === 0n
}
