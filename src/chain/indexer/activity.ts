import { type Address, type Hash, isHash } from 'viem'
import { address, flag, integer, listOf, type Parser, propertiesOf, text, wei } from '@/lib/parsers'
import { askIndexer } from './indexer'

const kinds = ['created', 'bet', 'closed', 'result', 'void', 'challenge', 'ruling', 'claim'] as const

/** Something that an account did on a match. */
export interface IndexedEntry {
  id: string
  kind: (typeof kinds)[number]
  by: Address
  /** The stake, payout or bond in wei; 0 for others. */
  amount: bigint
  /** The side or outcome; 0 for void, or none. */
  side: number
  /** Of a bet: both sides of its pool after it, in wei. */
  poolA: bigint
  poolB: bigint
  isLive: boolean
  /** Unix seconds. */
  time: number
  block: bigint
  logIndex: number
  transaction: Hash
}

export interface IndexedActivity {
  block: bigint
  /** The block's time in unix seconds. */
  time: number
  /** Newest first. */
  entries: readonly IndexedEntry[]
}

const PAGE = 500

/** Asks for all that happened on a match. @throws {IndexerError} */
export async function askForActivity(matchId: bigint, signal: AbortSignal): Promise<IndexedActivity> {
  const entries: IndexedEntry[] = []
  for (;;) {
    const parameters = new URLSearchParams({ match: String(matchId), limit: String(PAGE) })
    const last = entries.at(-1)
    if (last) parameters.set('before', last.id)
    const page = await askIndexer(`/activity?${parameters}`, activity, signal)
    entries.push(...page.entries)
    if (page.entries.length < PAGE) return { ...page, entries }
  }
}

const kind: Parser<IndexedEntry['kind']> = (value) => {
  const known = kinds.find((name) => name === value)
  if (known) return known
  throw new TypeError('no kind of entry')
}

const hash: Parser<Hash> = (value) => {
  const hex = text(value)
  if (isHash(hex)) return hex
  throw new TypeError('no hash')
}

const entry: Parser<IndexedEntry> = (value) => {
  const read = propertiesOf(value)
  return {
    id: read('id', text),
    kind: read('kind', kind),
    by: read('by', address),
    amount: read('amount', wei),
    side: read('side', integer),
    poolA: read('poolA', wei),
    poolB: read('poolB', wei),
    isLive: read('isLive', flag),
    time: read('time', integer),
    block: BigInt(read('block', integer)),
    logIndex: read('logIndex', integer),
    transaction: read('transaction', hash),
  }
}

const activity: Parser<IndexedActivity> = (value) => {
  const read = propertiesOf(value)
  return {
    block: BigInt(read('block', integer)),
    time: read('time', integer),
    entries: read('entries', listOf(entry)),
  }
}
