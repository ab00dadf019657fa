import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { chainNow } from '@/chain/network/clock'
import { bettingPoolContract, lensContract } from '@/chain/queries/contracts'
import { readPages } from '@/chain/queries/pages'
import { isAbandoned, isFinal, isSuspended, type Match, type RawMatch, toMatch } from '@/domain/match/match'
import { mergeMatches } from '@/domain/match/matchLists'
import { useOpenMatches } from '@/domain/match/queries'
import { isCorrectable } from './needsAttention'

const PAGE = 500n

const { MAX_MATCH_HORIZON, ABANDONED_AFTER, MAX_DISPUTE_WINDOW } = bettingPoolLimits

/** Seconds from a match's creation to its end, result, correction and payouts, at most. A challenge prolongs it. */
const PAID_AFTER = MAX_MATCH_HORIZON + ABANDONED_AFTER + 2 * MAX_DISPUTE_WINDOW

interface CorrectableMatches {
  /** Newest first. */
  matches: readonly Match[]
  /** No older match can get into its window or be challenged, so later reads stop at this ID. */
  finalBelow: bigint
}

type ReadPage = (cursor: bigint) => Promise<readonly [readonly RawMatch[], bigint]>

/**
 * Reads the matches within their dispute window and those with a challenged result: newest pages until nothing older can
 * be either.
 *
 * @param rulingPeriod in seconds
 * @param finalBelow from an earlier read
 */
export async function readCorrectable(
  readPage: ReadPage,
  now: number,
  rulingPeriod: number,
  finalBelow = 0n,
): Promise<CorrectableMatches> {
  const matches: Match[] = []
  let lowestOpen: bigint | undefined
  let newest = 0n
  let createdBefore = Number.POSITIVE_INFINITY
  for await (const [page] of readPages(readPage)) {
    for (const match of page.map(toMatch)) {
      if (match.id > newest) newest = match.id
      if (isSuspended(match) || isCorrectable(match, now)) matches.push(match)
      if (isSuspended(match) || (!isFinal(match, now) && !isAbandoned(match, now))) lowestOpen = match.id
      createdBefore = Math.min(createdBefore, match.createdAt)
    }
    const oldest = page.at(-1)?.id ?? 0n
    if (oldest <= finalBelow || createdBefore + PAID_AFTER + rulingPeriod < now) break
  }
  return { matches, finalBelow: lowestOpen ?? newest }
}

/** Reads the matches that aren't final: the open ones, and those whose result can still change. */
export function useUnfinishedMatches() {
  const config = useConfig()
  const open = useOpenMatches()
  const correctable = useQuery({
    queryKey: ['correctableMatches', { address: deployment.lens }],
    queryFn: async ({ client, queryKey }) => {
      const known = client.getQueryData<CorrectableMatches>(queryKey)
      const rulingPeriod = await readContract(config, {
        ...bettingPoolContract,
        functionName: 'rulingPeriod',
      })
      const readPage = (cursor: bigint) =>
        readContract(config, { ...lensContract, functionName: 'getMatches', args: [cursor, PAGE] })
      return readCorrectable(readPage, chainNow(), rulingPeriod, known?.finalBelow)
    },
    select: matchesOf,
    meta: { failure: 'Failed to load matches' },
  })
  const matches = useMemo(() => mergeMatches(open.data, correctable.data), [open.data, correctable.data])
  return { open, correctable, matches }
}

function matchesOf({ matches }: CorrectableMatches) {
  return matches
}
