import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import type { AuditEvent, Names } from './auditLog'

/** Reads the names of matches and tournaments whose creation isn't among the events. */
export function useNames(events: readonly AuditEvent[]): Names | undefined {
  const config = useConfig()
  const missing = missingNames(events)
  return useQuery({
    ...freshness.fixed,
    queryKey: ['auditNames', { chainId: chain.id, ...missing }],
    queryFn: async () => (await import('./readNames')).readNames(config, missing),
    enabled: missing.matches.length + missing.tournaments.length > 0,
    placeholderData: (previous) => previous,
  }).data
}

function missingNames(events: readonly AuditEvent[]) {
  const matches = new Set<bigint>()
  const tournaments = new Set<bigint>()
  for (const event of events) {
    if ('tournamentId' in event) tournaments.add(event.tournamentId)
    else if ('matchId' in event) matches.add(event.matchId)
  }
  for (const event of events) {
    if (event.kind === 'matchCreated') matches.delete(event.matchId)
    if (event.kind === 'tournamentCreated') tournaments.delete(event.tournamentId)
  }
  return { matches: [...matches], tournaments: [...tournaments] }
}
