import { Link } from '@tanstack/react-router'
import { SearchX, Swords } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { usePastMatches } from '@/domain/match/matchLists'
import { gamesOf } from '@/domain/match/name'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/forms/Button'
import { LoadMore } from '@/ui/layout/LoadMore'
import { LongMatchGrid } from './LongMatchGrid'
import { countByFilter, listMatches } from './listMatches'
import { MatchFilters } from './MatchFilters'
import { MatchGridSkeleton } from './MatchGrid'
import { DEFAULT_MATCH_SEARCH, type MatchFilter, type MatchSearch } from './matchSearch'

interface MatchListProps {
  search: MatchSearch
  onChange: (change: Partial<MatchSearch>) => void
}

export function MatchList({ search, onChange }: MatchListProps) {
  const messages = useMessages()
  const { list } = messages.matches
  const now = useChainNow()
  const [clearings, setClearings] = useState(0)
  const wantsPast = search.show === 'finalized'
  const open = useOpenMatchesSoFar()
  const past = usePastMatches(wantsPast)
  const data = wantsPast ? past.data : open.data?.matches
  const isComplete = wantsPast ? !past.isPending : open.data?.isComplete
  const failure = readFailure(messages, wantsPast ? past : open)

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = past

  // Slow for hundreds of matches, and independent of the filter.
  const { finalized: _, ...openCounts } = useMemo(
    () => countByFilter(open.data?.matches ?? [], now),
    [open.data, now],
  )
  const games = useMemo(
    () => gamesOf([...(open.data?.matches ?? []), ...(past.data ?? [])]),
    [open.data, past.data],
  )
  const listed = useMemo(() => data && listMatches(data, search, now), [data, search, now])
  // More pages may still hold results.
  const shown = listed && (isComplete || listed.length > 0) ? listed : undefined

  return (
    <div className="flex flex-col gap-6">
      <MatchFilters
        search={search}
        onChange={onChange}
        counts={open.data?.isComplete ? openCounts : {}}
        clearings={clearings}
        games={games}
      />
      <p role="status" className="sr-only">
        {shown && isComplete && list.count(shown.length)}
      </p>
      {!shown &&
        (failure ? <LoadError {...failure} /> : <MatchGridSkeleton count={4} text={messages.ui.loading} />)}
      {shown && shown.length > 0 && (
        <LongMatchGrid matches={shown} search={search} now={now} variant="list" heading="h2" />
      )}
      {shown?.length === 0 && !isFetchingNextPage && !isFetchNextPageError && (
        <NoMatches
          search={search}
          liveCount={openCounts.live}
          searchedCount={wantsPast && hasNextPage ? past.data?.length : undefined}
          onClear={() => {
            onChange({ q: DEFAULT_MATCH_SEARCH.q, game: DEFAULT_MATCH_SEARCH.game })
            setClearings(clearings + 1)
          }}
        />
      )}
      {wantsPast && (
        <LoadMore pages={past} label={list.older} busyLabel={list.loadingOlder} problem={failure?.message} />
      )}
    </div>
  )
}

interface NoMatchesProps {
  search: MatchSearch
  liveCount: number
  searchedCount: number | undefined
  onClear: () => void
}

function NoMatches({ search, liveCount, searchedCount, onClear }: NoMatchesProps) {
  const { match, matches } = useMessages()
  const { list } = matches
  if (search.q.trim() !== '' || search.game !== '') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={list.noneFound}
        text={searchedCount === undefined ? list.noneFoundText : list.noneFoundYet(searchedCount)}
        action={<Button onClick={onClear}>{list.clear}</Button>}
      />
    )
  }
  const next = nextFilter(search.show, liveCount)
  return (
    <EmptyState
      icon={<Swords />}
      title={match.none}
      text={list.noneNext[search.show]}
      action={
        <Link to="/matches" search={{ show: next }} className={buttonClass()}>
          {match.see[next]}
        </Link>
      }
    />
  )
}

function nextFilter(show: MatchFilter, liveCount: number): 'upcoming' | 'live' | 'finalized' {
  if (show !== 'upcoming') return 'upcoming'
  return liveCount > 0 ? 'live' : 'finalized'
}
