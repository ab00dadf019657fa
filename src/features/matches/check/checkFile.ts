import { stringify, zeroHash } from 'viem'
import { chain, deployment } from '@/chain/config/config'
import type { ActivityEntry } from '@/features/matches/activity/activity'
import type { MatchCheck, ResultAct } from './checkMatch'

/** The events that tell of a result, by kind. */
export const resultEvents: Partial<Record<ActivityEntry['kind'], string>> = {
  result: 'MatchFinalized',
  correction: 'MatchFinalized',
  void: 'MatchVoided',
  challenge: 'ResultChallenged',
  ruling: 'ResultRuled',
}

/**
 * Returns a check as JSON, which script/verifyMatch.ts recomputes without the app. Amounts are wei as text.
 * @param record newest first, `undefined` as long as the logs aren't read
 */
export function checkFile(
  { matchId, pool, bets, match, rules }: MatchCheck,
  record: readonly ResultAct[] | undefined,
): string {
  const { deployBlock: _, ...contracts } = deployment
  const file = {
    chainId: chain.id,
    block: pool.block.number,
    blockHash: pool.block.hash,
    contracts,
    matchId,
    outcome: match.outcome,
    pools: match.pools,
    bets: bets.map(({ account, side, stakes, claimed, payout }) => ({
      account,
      side,
      ...stakes,
      claimed,
      payout,
    })),
    balance: pool.balance,
    rulesHash: rules === null ? zeroHash : rules?.hash,
    record: record?.map(({ kind, by, side, block, transaction }) => ({
      event: resultEvents[kind],
      by,
      side,
      block,
      transaction,
    })),
  }
  return stringify(file, null, 1)
}
