import { type Hash, isHash } from 'viem'
import { address, bigInteger, flag, integer, listOf, object, type Parser, text, wei } from '@/lib/parsers'
import { askIndexer } from './indexer'

const kinds = ['created', 'bet', 'closed', 'result', 'void', 'challenge', 'ruling', 'claim'] as const

const kind: Parser<(typeof kinds)[number]> = (value) => {
  const known = kinds.find((name) => name === value)
  if (known) return known
  throw new TypeError('no kind of entry')
}

const hash: Parser<Hash> = (value) => {
  const hex = text(value)
  if (isHash(hex)) return hex
  throw new TypeError('no hash')
}

const entry = object({
  id: text,
  kind,
  by: address,
  amount: wei,
  side: integer,
  poolA: wei,
  poolB: wei,
  isLive: flag,
  time: integer,
  block: bigInteger,
  logIndex: integer,
  transaction: hash,
})

/** A bet, claim or other event of an account on a match, as the indexer returns it. */
type IndexedEntry = ReturnType<typeof entry>

const activity = object({ block: bigInteger, time: integer, entries: listOf(entry) })

const PAGE = 500

/** Asks for all that happened on a match, newest first. @throws {IndexerError} */
export async function askForActivity(matchId: bigint, signal: AbortSignal) {
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
