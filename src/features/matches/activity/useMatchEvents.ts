import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { useLogs } from '@/chain/history/useLogs'
import { hasIndexer, useIndexed } from '@/chain/indexer/indexer'
import type { Match } from '@/domain/match/match'
import { DAY } from '@/lib/time'
import { eventsOfMatch, type MatchEvent } from './matchEvents'

/** Seconds of claims to read: they stay possible forever, but nearly all come in the first days. */
const CLAIMS_PERIOD = 7 * DAY

/** Returns when a match's logs stop being of interest, `undefined` before its payouts open. Unix seconds. */
export function historyEnd({ hasResult, isChallenged, claimableAt }: Match): number | undefined {
  return hasResult && !isChallenged ? claimableAt + CLAIMS_PERIOD : undefined
}

/**
 * Reads a match's events, newest first, and follows new ones. Those up to the indexer's newest block come from the build's
 * indexer if there is one that agrees with the chain; the others come from the chain.
 */
export function useMatchEvents(match: Match) {
  const config = useConfig()
  const { data: index } = useIndexed({
    key: ['indexedActivity', { matchId: String(match.id) }],
    ask: async (signal) => (await import('./indexedEvents')).readIndexedEvents(config, match.id, signal),
  })
  const indexed = index?.data
  const { logs, ...read } = useLogs({
    from: indexed?.time ?? match.createdAt,
    to: historyEnd(match),
    enabled: !hasIndexer || index !== undefined,
  })
  const events = useMemo(
    () => merge(eventsOfMatch(match.id, logs), indexed?.events),
    [logs, match.id, indexed],
  )
  return {
    ...read,
    events,
    /** Why the indexer isn't used, `undefined` if it is or there is none. */
    problem: index?.problem,
  }
}

/** Returns both, newest first. The indexer's newest block may be read twice. */
function merge(newest: readonly MatchEvent[], indexed: readonly MatchEvent[] = []): readonly MatchEvent[] {
  const known = new Set(indexed.map(({ id }) => id))
  return [...newest.filter(({ id }) => !known.has(id)), ...indexed]
}
