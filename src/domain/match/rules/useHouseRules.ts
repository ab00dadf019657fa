import { type Hash, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolRulesOf } from '@/chain/queries/generated'
import type { RulesRecord } from './readRules'

// Not in queries.ts, which every page loads.
/** Reads the house rules in force when a match was created, `null` if there were none. */
export function useHouseRules(id: bigint) {
  return useReadBettingPoolRulesOf({
    address: deployment.bettingPool,
    args: [id],
    query: { ...freshness.fixed, select: toRules },
  })
}

function toRules([hash, uri]: readonly [Hash, string]): RulesRecord | null {
  return hash === zeroHash && uri === '' ? null : { hash, uri }
}
