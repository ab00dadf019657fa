import { chain, deployment } from '@/chain/config/config'
import type { MatchCheck } from './checkMatch'

/** Increment it when the file changes: script/lib/verifyMatch.ts reads it. */
const FORMAT = 1

/** Returns a check as JSON, which `npm run verify-match` recomputes without the app. Amounts are wei as text. */
export function checkFile({ matchId, pool, bets, match, owed, rules }: MatchCheck): string {
  const { bettingPool, lens, communityHub, tournament, weth } = deployment
  const file = {
    format: FORMAT,
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
    /** All bettors of the pool with the matches that they bet on: where in the storage to look. */
    bettors: pool.bettors.map(({ account, bets }) => [account, ...bets.map((bet) => bet.matchId)]),
  }
  return JSON.stringify(file, (_, value) => (typeof value === 'bigint' ? String(value) : value), 1)
}
