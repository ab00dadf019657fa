import { skipToken, useQuery } from '@tanstack/react-query'
import { type Hash, keccak256, stringToBytes } from 'viem'
import { freshness } from '@/chain/queries/queryClient'
import { openableUrl, rulesVersion } from './rulesFile'

/** A version of the house rules as it is on the chain. */
export interface RulesRecord {
  /** Keccak-256 of the text. */
  hash: Hash
  uri: string
}

export type RulesRead =
  | { state: 'verified'; text: string }
  /** The text at the address isn't the one on the chain. */
  | { state: 'differs' }
  /** Browsers can't open such an address. */
  | { state: 'unopenable' }

/** In milliseconds. */
const TIMEOUT = 20_000

/** Each version is a chunk of its own, so most readers need nothing but this site. */
const builtIn = import.meta.glob<string>('/docs/house-rules/*.md', { query: '?raw', import: 'default' })

/**
 * Reads a version of the house rules from this site or its address, and compares its hash with the chain's.
 * @throws if the text can't be loaded
 */
export async function readRules(rules: RulesRecord): Promise<RulesRead> {
  const { hash } = rules
  const own = await builtIn[`/docs/house-rules/${rulesVersion(hash).slice(2)}.md`]?.()
  if (own !== undefined && keccak256(stringToBytes(own)) === hash) return { state: 'verified', text: own }
  return fetchRules(rules)
}

/**
 * Loads the text at an address and compares its hash.
 * @throws if it can't be loaded
 */
async function fetchRules({ hash, uri }: RulesRecord): Promise<RulesRead> {
  const url = openableUrl(uri)
  if (url === undefined) return { state: 'unopenable' }
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (keccak256(bytes) !== hash) return { state: 'differs' }
  return { state: 'verified', text: new TextDecoder().decode(bytes) }
}

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
