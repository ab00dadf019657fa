import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { indexerUrl } from '#deployment'
import { deployment } from '@/chain/config/config'
import type { Block } from '@/chain/network/head'
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

/** @throws {IndexerError} if the indexed block is too old */
export function requireFresh(indexed: { block: bigint; time: number }, head: Block): void {
  if (indexed.block < head.number && head.timestamp - indexed.time > MAX_LAG) throw new IndexerError('behind')
}

type Indexed<T> = { data: T; problem?: undefined } | { data?: undefined; problem: IndexerProblem }

interface IndexedQuery<T> {
  /** Identifies the question, with all that it depends on. */
  key: readonly [name: string, parameters: object]
  /** Asks the indexer and compares its answer with the chain. @throws {IndexerError} */
  ask: (signal: AbortSignal) => Promise<T>
  keepsPrevious?: boolean
}

/**
 * Asks the build's indexer. `problem` says why its answer isn't used; without an indexer it stays pending.
 *
 * The query never fails: a query without data forgets its error as it refetches, and what the page shows would vanish.
 */
export function useIndexed<T>({ key: [name, parameters], ask, keepsPrevious }: IndexedQuery<T>) {
  return useQuery({
    queryKey: [name, { address: deployment.bettingPool, ...parameters }],
    queryFn: ({ signal }) => askTwice(ask, signal),
    enabled: hasIndexer,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
  })
}

/** Asks again, because a block that is indexed between the queries of one answer makes it look wrong. */
async function askTwice<T>(ask: IndexedQuery<T>['ask'], signal: AbortSignal): Promise<Indexed<T>> {
  const attempt = async () => ({ data: await ask(signal) })
  try {
    return await attempt().catch(attempt)
  } catch (error) {
    signal.throwIfAborted()
    return { problem: error instanceof IndexerError ? error.problem : 'down' }
  }
}
