import { indexerUrl } from '#deployment'
import type { Parser } from '@/lib/parsers'

/** The build names an indexer (docs/indexer.md). */
export const hasIndexer = indexerUrl !== undefined

/** Milliseconds. */
const TIMEOUT = 5_000

/** Seconds between the chain's newest block and the indexed one, from which on the index is behind. */
const MAX_LAG = 60

/** Why an answer isn't used: none came, it is too old, or the chain has something else. */
export type IndexerProblem = 'down' | 'behind' | 'wrong'

export class IndexerError extends Error {
  override name = 'IndexerError'

  constructor(
    readonly problem: IndexerProblem,
    options?: ErrorOptions,
  ) {
    super(`The indexer is ${problem}.`, options)
  }
}

/**
 * Asks the indexer.
 * @throws {IndexerError} if it doesn't answer in time, or answers in another form
 */
export async function askIndexer<T>(path: string, parse: Parser<T>, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`${indexerUrl}${path}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
    .catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new IndexerError('down', { cause })
    })
  try {
    return parse(answer)
  } catch (cause) {
    throw new IndexerError('wrong', { cause })
  }
}

interface IndexedBlock {
  block: bigint
  /** Unix seconds. */
  time: number
}

/**
 * @param head the chain's newest block, its time in unix seconds
 * @throws {IndexerError} if the indexed block is too old
 */
export function requireFresh({ block, time }: IndexedBlock, head: { number: bigint; timestamp: number }) {
  if (block < head.number && head.timestamp - time > MAX_LAG) throw new IndexerError('behind')
}
