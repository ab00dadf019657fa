import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { useLogs } from '@/chain/history/useLogs'
import { hasIndexer, useIndexed } from '@/chain/indexer/indexer'
import type { Match } from '@/domain/match/match'
import { logId, logsOf, type MatchLog } from './matchLogs'

/** Seconds of claims to read: they stay possible forever, but nearly all come in the first days. */
const CLAIMS_PERIOD = 7 * 24 * 60 * 60

/** Returns when a match's logs stop being of interest, `undefined` before its payouts open. Unix seconds. */
export function historyEnd({ isFinalized, isChallenged, claimableAt }: Match): number | undefined {
  return isFinalized && !isChallenged ? claimableAt + CLAIMS_PERIOD : undefined
}

/**
 * Reads a match's logs, newest first, and new ones as they come: from the build's indexer up to its newest block if it has
 * one that agrees with the chain, and from the chain.
 */
export function useMatchLogs(match: Match) {
  const config = useConfig()
  const { data: index } = useIndexed({
    key: ['indexedActivity', { matchId: String(match.id) }],
    ask: async (signal) => (await import('./indexedLogs')).readIndexedLogs(config, match.id, signal),
  })
  const indexed = index?.data
  const { logs, error, refetch, ...read } = useLogs({
    from: indexed?.time ?? match.createdAt,
    to: historyEnd(match),
    enabled: !hasIndexer || index !== undefined,
  })
  const own = useMemo(() => merge(logsOf(match.id, logs), indexed?.logs), [logs, match.id, indexed])
  return {
    ...read,
    logs: own,
    /** Why the indexer isn't used, `undefined` if it is or there is none. */
    problem: index?.problem,
    error: error instanceof Error ? error : null,
    refetch: async () => refetch(),
  }
}

/** Returns both, newest first. The indexer's newest block may be read twice. */
function merge(newest: readonly MatchLog[], indexed: readonly MatchLog[] = []): readonly MatchLog[] {
  const known = new Set(indexed.map(logId))
  return [...newest.filter((log) => !known.has(logId(log))), ...indexed]
}
