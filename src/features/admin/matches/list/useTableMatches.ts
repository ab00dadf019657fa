import { useMemo } from 'react'
import type { Match } from '@/domain/match/match'
import { usePastMatches } from '@/domain/match/matchLists'
import { useOpenMatches } from '@/domain/match/queries'
import { useCorrectableMatches } from '@/features/admin/matches/correctableMatches'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'

/** Reads the matches that aren't final and, with `wantsPast`, pages of those that are. */
export function useTableMatches(wantsPast: boolean) {
  const messages = useMessages()
  const open = useOpenMatches()
  const correctable = useCorrectableMatches()
  const past = usePastMatches(wantsPast)
  const reads = wantsPast ? [open, correctable, past] : [open, correctable]
  const matches = useMemo(
    () => mergeMatches(open.data ?? [], correctable.data ?? [], (wantsPast && past.data) || []),
    [open.data, correctable.data, past.data, wantsPast],
  )
  return {
    matches,
    isLoading: reads.some(({ data, error }) => data === undefined && !error),
    hasCounts: open.data !== undefined && correctable.data !== undefined,
    failure: readFailure(messages, ...reads),
    past,
  }
}

/** A match whose state has just changed may be in two of the lists: the first counts. */
function mergeMatches(...lists: readonly (readonly Match[])[]): Match[] {
  const byId = new Map<bigint, Match>()
  for (const match of lists.flat()) if (!byId.has(match.id)) byId.set(match.id, match)
  return [...byId.values()]
}
