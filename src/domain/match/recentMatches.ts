import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { bettingPoolLimits } from '@/chain/config/limits'
import { chainNow } from '@/chain/network/clock'
import { freshness } from '@/chain/queries/freshness'
import { readPoolLensGetMatches, readPoolLensGetMatchesQueryOptions } from '@/chain/queries/generated'
import { readPages } from '@/chain/queries/pages'
import { type Match, toMatch } from './match'

const address = deployment.lens

/** At 27,000 gas per match, far below any node's limit for a call. */
const PAGE = 500n

/** Reads the matches of any state that can still have been created for a time to come, newest first. */
export function useRecentMatches() {
  return useQuery(recentMatchesQueryOptions(useConfig()))
}

function recentMatchesQueryOptions(config: Config) {
  const { queryKey } = readPoolLensGetMatchesQueryOptions(config, { address, args: [0n, PAGE] })
  return queryOptions({
    ...freshness.live,
    queryKey: [...queryKey, 'recent'],
    queryFn: () => readRecentMatches(config),
  })
}

async function readRecentMatches(config: Config): Promise<readonly Match[]> {
  // A match must end within this time of its creation.
  const since = chainNow() - bettingPoolLimits.MAX_MATCH_HORIZON
  const matches: Match[] = []
  const pages = readPages((cursor) => readPoolLensGetMatches(config, { address, args: [cursor, PAGE] }))
  for await (const [page] of pages) {
    matches.push(...page.map(toMatch))
    const oldest = matches.at(-1)
    if (oldest && oldest.createdAt < since) break
  }
  return matches
}
