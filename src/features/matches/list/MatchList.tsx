import { Link } from '@tanstack/react-router'
import { SearchX, SlidersHorizontal, Swords } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { FollowButton } from '@/domain/follow/FollowButton'
import { gameKey, useFollowsAt } from '@/domain/follow/follows'
import { GameIcon } from '@/domain/match/GameIcon'
import { MatchRowsSkeleton } from '@/domain/match/MatchRow'
import { mergeMatches, usePastMatches } from '@/domain/match/matchLists'
import { gamesOf } from '@/domain/match/name'
import { useOpenSeriesSoFar } from '@/domain/match/queries'
import { groupSeries } from '@/domain/match/series'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pending } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { SearchField } from '@/ui/forms/SearchField'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Choice } from '@/ui/forms/Select'
import { LoadMore } from '@/ui/layout/LoadMore'
import { PageTitle } from '@/ui/layout/PageTitle'
import { LongMatchList } from './LongMatchList'
import { countByFilter, findSeries, followedFirst, listMatches } from './listMatches'
import {
  DEFAULT_MATCH_SEARCH,
  isPastFilter,
  MATCH_FILTERS,
  MATCH_SORTS,
  type MatchFilter,
  type MatchSearch,
  orderOf,
} from './matchSearch'
import type { OpenSlip } from './SlipOddsButton'

interface MatchListProps {
  search: MatchSearch
  onChange: (change: Partial<MatchSearch>) => void
  openSlip: OpenSlip
}

export function MatchList({ search, onChange, openSlip }: MatchListProps) {
  const messages = useMessages()
  const { list } = messages.matches
  const now = useChainNow()
  const follows = useFollowsAt(orderOf(search))
  const [clearings, setClearings] = useState(0)
  const wantsPast = isPastFilter(search.show)
  const hasWords = search.q.trim() !== '' || search.game !== ''
  const open = useOpenSeriesSoFar()
  const listedOpen = useMemo(
    () => open.series && listMatches(open.series, search, now),
    [open.series, search, now],
  )
  const isMissing = hasWords && open.data?.isComplete === true && listedOpen?.length === 0
  const past = usePastMatches(wantsPast || isMissing)
  // Challenged matches without a result are open, those with one are past.
  const reads = { upcoming: [open], live: [open], ended: [open, past], finalized: [past] }[search.show]
  const isComplete =
    (search.show === 'finalized' || open.data?.isComplete) && (!wantsPast || past.data !== undefined)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = past

  const matches = useMemo(() => mergeMatches(past.data, open.data?.matches), [past.data, open.data])
  const series = useMemo(() => groupSeries(matches), [matches])
  // Slow for hundreds of matches, and independent of the filter.
  const counts = useMemo(() => countByFilter(series, now), [series, now])
  const games = useMemo(() => gamesOf(matches), [matches])
  const listedPast = useMemo(
    () => (wantsPast ? listMatches(series, search, now) : undefined),
    [wantsPast, series, search, now],
  )
  const listed = listedPast ?? listedOpen
  const ordered = useMemo(() => listed && followedFirst(listed, follows), [listed, follows])
  // More pages may still hold results.
  const shown = ordered && (isComplete || ordered.length > 0) ? ordered : undefined

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <MatchFilters
        search={search}
        onChange={onChange}
        counts={open.data?.isComplete ? { upcoming: counts.upcoming, live: counts.live } : {}}
        clearings={clearings}
        games={games}
      />
      {!wantsPast && <p className="-my-2 text-12 leading-4 text-secondary">{list.subtitle}</p>}
      <p role="status" className="sr-only">
        {shown && isComplete && list.count(shown.length)}
      </p>
      {!shown && (
        <Pending reads={reads} loading={<MatchRowsSkeleton count={8} text={messages.ui.loading} />} />
      )}
      {shown && shown.length > 0 && (
        <LongMatchList matches={shown} search={search} now={now} openSlip={openSlip} />
      )}
      {shown?.length === 0 && !(wantsPast && (isFetchingNextPage || isFetchNextPageError)) && (
        <NoMatches
          search={search}
          liveCount={counts.live}
          found={countByFilter(findSeries(series, search), now)}
          searchedCount={wantsPast && hasNextPage ? past.data?.length : undefined}
          onClear={() => {
            onChange({ q: DEFAULT_MATCH_SEARCH.q, game: DEFAULT_MATCH_SEARCH.game })
            setClearings(clearings + 1)
          }}
        />
      )}
      {wantsPast && <LoadMore pages={past} label={list.older} busyLabel={list.loadingOlder} />}
    </div>
  )
}

interface NoMatchesProps {
  search: MatchSearch
  liveCount: number
  /** Counts the matches that fit the search, by filter. */
  found: Record<MatchFilter, number>
  searchedCount: number | undefined
  onClear: () => void
}

function NoMatches({ search, liveCount, found, searchedCount, onClear }: NoMatchesProps) {
  const { match, matches } = useMessages()
  const { list } = matches
  if (search.q.trim() !== '' || search.game !== '') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={list.noneFound}
        text={searchedCount === undefined ? list.noneFoundText : list.noneFoundYet(searchedCount)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {MATCH_FILTERS.filter((filter) => filter !== search.show && found[filter] > 0).map((filter) => (
              <Link
                key={filter}
                from="/matches"
                to="/matches"
                search={(shown) => ({ ...shown, show: filter })}
                className={buttonClass()}
              >
                {list.foundUnder(found[filter], list.filters[filter])}
              </Link>
            ))}
            <Button onClick={onClear}>{list.clear}</Button>
          </div>
        }
      />
    )
  }
  const afterUpcoming = liveCount > 0 ? 'live' : 'finalized'
  const next = search.show === 'upcoming' ? afterUpcoming : 'upcoming'
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

interface MatchFiltersProps {
  search: MatchSearch
  onChange: (change: Partial<MatchSearch>) => void
  counts: Partial<Record<MatchFilter, number>>
  games: readonly string[]
  /** Counts the presses of buttons that clear the search. */
  clearings: number
}

function MatchFilters({ search, onChange, counts, games, clearings }: MatchFiltersProps) {
  const { list } = useMessages().matches
  const [isRefining, setIsRefining] = useState(search.q !== '')
  const refinement = useId()
  return (
    <search className="@container">
      <div className="flex flex-wrap items-center gap-2 @min-[60rem]:gap-3">
        {/* A phone's bar says where one is. */}
        <div className="@max-[60rem]:sr-only">
          <PageTitle>{list.title}</PageTitle>
        </div>
        <div className="min-w-0 @max-[60rem]:w-full">
          <SegmentedControl
            legend={list.filter}
            options={MATCH_FILTERS.map((filter) => ({
              value: filter,
              label: (
                <>
                  {list.filters[filter]}
                  {counts[filter] !== undefined && (
                    <span className="text-12 text-tertiary @max-[22rem]:sr-only">{counts[filter]}</span>
                  )}
                </>
              ),
            }))}
            value={search.show}
            onChange={(show: MatchFilter) => onChange({ show })}
          />
        </div>
        <Button
          size="sm"
          className="@min-[60rem]:hidden"
          aria-label={list.refine}
          aria-expanded={isRefining}
          aria-controls={refinement}
          onClick={() => setIsRefining(!isRefining)}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
        </Button>
        <div className="flex min-w-0 flex-1 items-center gap-1 @min-[60rem]:order-last @min-[60rem]:basis-full">
          <GameChips search={search} onChange={onChange} games={games} />
          {search.game !== '' && (
            <FollowButton what={gameKey(search.game)} name={search.game} className="size-8 shrink-0" />
          )}
        </div>
        <div
          id={refinement}
          className={cx(
            'flex w-full min-w-0 gap-2 @min-[60rem]:flex @min-[60rem]:flex-1 @min-[60rem]:gap-3',
            !isRefining && 'hidden',
          )}
        >
          <div className="min-w-0 flex-1">
            <SearchField
              label={list.search}
              hint={list.searchHint}
              value={search.q}
              onChange={(q) => onChange({ q })}
              clearings={clearings}
            />
          </div>
          <Choice
            aria-label={list.sort}
            value={search.sort}
            options={MATCH_SORTS.map((sort) => [
              sort,
              sort === 'closing' ? list.soonest[search.show] : list.sorts[sort],
            ])}
            onChange={(sort) => onChange({ sort })}
          />
        </div>
      </div>
    </search>
  )
}

function GameChips({ search, onChange, games }: Pick<MatchFiltersProps, 'search' | 'onChange' | 'games'>) {
  const { list } = useMessages().matches
  // A linked game stays selected without matches.
  const choices = search.game === '' || games.includes(search.game) ? games : [...games, search.game]
  return (
    <SegmentedControl
      look="chips"
      legend={list.game}
      options={[
        { value: '', label: list.allGames },
        ...choices.map((game) => ({
          value: game,
          label: (
            <>
              <GameIcon game={game} className="size-5" />
              {game}
            </>
          ),
        })),
      ]}
      value={search.game}
      onChange={(game) => onChange({ game })}
    />
  )
}
