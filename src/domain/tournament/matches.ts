import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { combineReads } from '@/chain/queries/combineReads'
import { type Match, toMatch } from '@/domain/match/match'
import { matchQueryOptions } from '@/domain/match/queries'

export function useTournamentMatches(matchIds: readonly bigint[], enabled = true) {
  const config = useConfig()
  return useQueries({
    queries: matchIds.map((id) => ({ ...matchQueryOptions(config, id), select: toMatch, enabled })),
    combine: combineMatches,
  })
}

function combineMatches(results: UseQueryResult<Match>[]) {
  return combineReads(results)
}
