import { stringify } from 'viem'
import { chain, deployment } from '@/chain/config/config'
import type { ActivityEntry } from '@/features/matches/activity/activity'
import type { MatchCheck } from './checkMatch'

/** Who did what to a result. */
export type ResultAct = Pick<ActivityEntry, 'kind' | 'by' | 'side' | 'time' | 'transaction'>

/**
 * Returns a check as JSON, which `npm run verify-match` recomputes without the app. Amounts are wei as text.
 * @param record `undefined` as long as the logs aren't read
 */
export function checkFile(
  { matchId, pool, bets, match, owed, rules }: MatchCheck,
  record: readonly ResultAct[] | undefined,
): string {
  const { bettingPool, lens, communityHub, tournament, weth } = deployment
  const file = {
    chainId: chain.id,
    block: { number: pool.block.number, hash: pool.block.hash },
    contracts: { bettingPool, lens, communityHub, tournament, weth },
    matchId,
    outcome: match.outcome,
    pools: match.pools,
    positions: bets.map(({ account, side, stakes, claimed, payout }) => ({
      account,
      side,
      ...stakes,
      claimed,
      payout,
    })),
    balance: pool.balance,
    owed,
    rulesHash: rules?.hash,
    record: record?.map(({ kind, by, side, time, transaction }) => ({ kind, by, side, time, transaction })),
    /** All bettors of the pool with the matches that they bet on: where in the storage to look. */
    bettors: pool.bettors.map(({ account, bets }) => [account, ...bets.map((bet) => bet.matchId)]),
  }
  return stringify(file, null, 1)
}
