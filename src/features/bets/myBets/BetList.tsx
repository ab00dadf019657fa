import { Link } from '@tanstack/react-router'
import { SearchX, SlidersHorizontal, Ticket } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { chainNow, useChainNow } from '@/chain/network/clock'
import type { AllBets } from '@/domain/bet/allBets'
import type { Bet } from '@/domain/bet/bet'
import { gamesOf } from '@/domain/match/name'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { isoDateTime } from '@/lib/time'
import { buttonClass, cx } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { SearchField } from '@/ui/forms/SearchField'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Choice } from '@/ui/forms/Select'
import { Card } from '@/ui/layout/Card'
import { BetsTable } from './BetsTable'
import {
  BET_SORTS,
  BET_TABS,
  type BetFilter,
  type BetSearch,
  DEFAULT_BET_SEARCH,
  TAB_FILTERS,
  tabOf,
} from './betSearch'
import { countByFilter, findBets, listBets } from './listBets'

const PAGE = 25

interface BetListProps {
  account: Address
  all: AllBets
  search: BetSearch
  onChange: (change: Partial<BetSearch>) => void
}

/** Lists an account's bets in tabs with filters, in pages. */
export function BetList({ account, all: { bets, isComplete }, search, onChange }: BetListProps) {
  const { betHistory } = useMessages()
  const now = useChainNow()
  const [clearings, setClearings] = useState(0)
  const [pages, setPages] = useState(1)
  const tab = tabOf(search.show)
  const isNarrowed = search.show !== tab || search.q.trim() !== '' || search.game !== ''
  const games = useMemo(() => gamesOf(bets.map(({ match }) => match)), [bets])
  const found = useMemo(() => findBets(bets, search, now), [bets, search, now])
  const counts = useMemo(() => countByFilter(found, now), [found, now])
  const groups = useMemo(() => listBets(found, search, now), [found, search, now])
  const listed = groups.flat()
  const hasMore = listed.length > pages * PAGE

  function change(next: Partial<BetSearch>) {
    setPages(1)
    onChange(next)
  }

  return (
    <>
      {bets.length > 0 && (
        <BetFilters
          {...{ search, games, clearings, isNarrowed }}
          onChange={change}
          counts={isComplete ? counts : undefined}
        >
          {isComplete && found.length > 0 && (
            <DownloadButton
              size="md"
              className="max-lg:[&>span]:sr-only lg:order-last"
              label={betHistory.download}
              fileName={betHistory.file(isoDateTime(chainNow()).slice(0, 10))}
              // A year's taxes need both tabs.
              makeCsv={() => makeCsv(account, search.show === tab ? found : listed)}
            />
          )}
        </BetFilters>
      )}
      <p role="status" className="sr-only">
        {isComplete && betHistory.count(listed.length)}
      </p>
      {listed.length > 0 && (
        <Card flush className="overflow-hidden">
          <BetsTable groups={groups} limit={pages * PAGE} isComplete={isComplete} />
        </Card>
      )}
      {listed.length === 0 && isComplete && (
        <EmptyState
          icon={isNarrowed ? <SearchX /> : <Ticket />}
          title={
            isNarrowed ? betHistory.noneFound : bets.length > 0 ? betHistory.noneIn[tab] : betHistory.empty
          }
          text={isNarrowed ? betHistory.noneFoundText : betHistory.noneInText[tab]}
          action={
            isNarrowed ? (
              <Button
                onClick={() => {
                  change({ ...DEFAULT_BET_SEARCH, show: tab })
                  setClearings(clearings + 1)
                }}
              >
                {betHistory.clear}
              </Button>
            ) : (
              <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
                {betHistory.browseMatches}
              </Link>
            )
          }
        />
      )}
      {!isComplete && <p className="text-center text-14 text-secondary">{betHistory.readingOlder}</p>}
      {hasMore && (
        <Button className="self-start" onClick={() => setPages(pages + 1)}>
          {betHistory.loadMore}
        </Button>
      )}
    </>
  )
}

async function makeCsv(account: Address, bets: readonly Bet[]): Promise<string> {
  const { betsCsv, readBetTransactions } = await import('./betsCsv')
  return betsCsv(bets, await readBetTransactions(account), chainNow())
}

interface BetFiltersProps {
  search: BetSearch
  onChange: (change: Partial<BetSearch>) => void
  /** `undefined` until all bets are read. */
  counts: Record<BetFilter, number> | undefined
  games: readonly string[]
  /** Counts the presses of buttons that clear the search. */
  clearings: number
  /** Shows less than a whole tab. */
  isNarrowed: boolean
  /** Stands beside the tabs. */
  children: ReactNode
}

/** Offers the tabs, and search, filter and order, which phones fold. */
function BetFilters({ search, onChange, counts, games, clearings, isNarrowed, children }: BetFiltersProps) {
  const { betHistory, matches } = useMessages()
  const tab = tabOf(search.show)
  const [isRefining, setIsRefining] = useState(isNarrowed)
  const refinement = useId()
  const textOf = (filter: BetFilter, text: string) =>
    counts ? `${text} (${formatCount(counts[filter])})` : text
  return (
    <search className="flex flex-wrap items-center gap-2 lg:gap-3">
      <div className="min-w-0 flex-1 lg:flex-none">
        <SegmentedControl
          legend={betHistory.tabs}
          options={BET_TABS.map((value) => ({ value, label: textOf(value, betHistory.filters[value]) }))}
          value={tab}
          onChange={(show) => onChange({ show })}
        />
      </div>
      <Button
        className="lg:hidden"
        aria-expanded={isRefining}
        aria-controls={refinement}
        onClick={() => setIsRefining(!isRefining)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span className="sr-only">{matches.list.refine}</span>
      </Button>
      {children}
      <div
        id={refinement}
        className={cx(
          'w-full min-w-0 flex-wrap gap-2 lg:flex lg:flex-1 lg:gap-3',
          isRefining ? 'flex' : 'hidden',
        )}
      >
        <div className="min-w-0 flex-[1_0_12rem] max-lg:w-full">
          <SearchField
            label={betHistory.search}
            hint={betHistory.searchHint}
            value={search.q}
            onChange={(q) => onChange({ q })}
            clearings={clearings}
          />
        </div>
        <Choice
          aria-label={betHistory.filter}
          className={choiceClass}
          value={search.show}
          options={TAB_FILTERS[tab].map((filter) => [
            filter,
            textOf(filter, betHistory.filters[filter === tab ? 'all' : filter]),
          ])}
          onChange={(show) => onChange({ show })}
        />
        {games.length > 1 && (
          <Choice
            aria-label={betHistory.game}
            className={choiceClass}
            value={search.game}
            options={[['', betHistory.allGames], ...games.map((game) => [game, game] as const)]}
            onChange={(game) => onChange({ game })}
          />
        )}
        <Choice
          aria-label={betHistory.sort}
          className={choiceClass}
          value={search.sort}
          options={BET_SORTS.map((sort) => [sort, betHistory.sorts[sort]])}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </search>
  )
}

const choiceClass = 'max-w-full flex-[1_0_auto] lg:flex-initial'
