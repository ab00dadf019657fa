import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { hasIndexer, IndexerError, type IndexerProblem } from './indexer'

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
    ...freshness.live,
    // The form lets `invalidateContracts` find it.
    queryKey: [name, { contracts: [{ address: deployment.bettingPool }], ...parameters }],
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
