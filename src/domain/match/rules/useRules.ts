import { skipToken, useQuery } from '@tanstack/react-query'
import { freshness } from '@/chain/queries/freshness'
import { fetchRules, type RulesRecord, readRules } from './readRules'

const meta = { failure: 'Failed to load house rules' }

/** Reads the text of a version of the house rules and compares it with its hash on the chain. */
export function useRules(rules: RulesRecord) {
  return useQuery({
    ...freshness.fixed,
    queryKey: ['houseRules', rules.hash, rules.uri],
    queryFn: () => readRules(rules),
    meta,
  })
}

/** Loads the text at an address, even if this site has it too, and compares it with the hash. */
export function useRulesAtAddress(rules: RulesRecord | undefined) {
  return useQuery({
    ...freshness.fixed,
    queryKey: ['houseRulesAtAddress', rules?.hash, rules?.uri],
    queryFn: rules ? () => fetchRules(rules) : skipToken,
    meta,
  })
}
