import { SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { chainNow, useChainNow } from '@/chain/network/clock'
import type { AllBets } from '@/domain/bet/allBets'
import type { Bet } from '@/domain/bet/bet'
import { gamesOf } from '@/domain/match/name'
import { useMessages } from '@/i18n/useMessages'
import { isoDateTime } from '@/lib/time'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { SearchField } from '@/ui/forms/SearchField'
import { Choice } from '@/ui/forms/Select'
import { Card } from '@/ui/layout/Card'
import { BetsTable } from './BetsTable'
import { BET_FILTERS, BET_SORTS, type BetFilter, type BetSearch, DEFAULT_BET_SEARCH } from './betSearch'
import { countByFilter, listBets } from './listBets'

const PAGE = 25

interface BetListProps {
  account: Address
  all: AllBets
  search: BetSearch
  onChange: (change: Partial<BetSearch>) => void
}

/** Lists an account's bets with filters, in pages. */
export function BetList({ account, all: { bets, isComplete }, search, onChange }: BetListProps) {
  const messages = useMessages()
  const { betHistory } = messages
  const now = useChainNow()
  const [clearings, setClearings] = useState(0)
  const [pages, setPages] = useState(1)
  const games = useMemo(() => gamesOf(bets.map(({ match }) => match)), [bets])
  const counts = useMemo(() => countByFilter(bets, now), [bets, now])
  const listed = useMemo(() => listBets(bets, search, now), [bets, search, now])
  const shown = listed.slice(0, pages * PAGE)

  function change(next: Partial<BetSearch>) {
    setPages(1)
    onChange(next)
  }

  return (
    <>
      <BetFilters
        search={search}
        onChange={change}
        counts={isComplete ? counts : undefined}
        games={games}
        clearings={clearings}
      />
      <p role="status" className="sr-only">
        {isComplete && betHistory.count(listed.length)}
      </p>
      {shown.length > 0 ? (
        <Card flush className="overflow-hidden">
          <BetsTable
            bets={shown}
            listed={listed}
            isComplete={isComplete}
            isGrouped={search.sort === 'newest'}
          />
        </Card>
      ) : (
        isComplete && (
          <EmptyState
            icon={<SearchX />}
            title={betHistory.noneFound}
            text={betHistory.noneFoundText}
            action={
              <Button
                onClick={() => {
                  change(DEFAULT_BET_SEARCH)
                  setClearings(clearings + 1)
                }}
              >
                {betHistory.clear}
              </Button>
            }
          />
        )
      )}
      {!isComplete && <p className="text-center text-14 text-secondary">{betHistory.readingOlder}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {listed.length > shown.length && (
          <Button onClick={() => setPages(pages + 1)}>{betHistory.loadMore}</Button>
        )}
        {isComplete && listed.length > 0 && (
          <DownloadButton
            size="md"
            label={betHistory.download}
            fileName={betHistory.file(isoDateTime(chainNow()).slice(0, 10))}
            makeCsv={() => makeCsv(account, listed)}
          />
        )}
      </div>
    </>
  )
}

async function makeCsv(account: Address, bets: readonly Bet[]): Promise<string> {
  const { betsCsv, readBetTransactions } = await import('./betsCsv')
  return betsCsv(bets, await readBetTransactions(account), chainNow())
}

const choiceClass = 'min-w-32 max-w-full flex-1 sm:flex-initial'

interface BetFiltersProps {
  search: BetSearch
  onChange: (change: Partial<BetSearch>) => void
  /** `undefined` until all bets are read. */
  counts: Record<BetFilter, number> | undefined
  games: readonly string[]
  /** Counts the presses of buttons that clear the search. */
  clearings: number
}

function BetFilters({ search, onChange, counts, games, clearings }: BetFiltersProps) {
  const { betHistory } = useMessages()
  return (
    <search className="flex flex-wrap gap-3">
      <div className="min-w-0 flex-[1_0_12rem] max-sm:w-full">
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
        options={BET_FILTERS.map((filter) => [
          filter,
          counts ? `${betHistory.filters[filter]} (${counts[filter]})` : betHistory.filters[filter],
        ])}
        onChange={(show) => onChange({ show })}
      />
      {games.length > 1 && (
        <Choice
          aria-label={betHistory.game}
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
    </search>
  )
}
