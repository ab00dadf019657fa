import { useMessages } from '@/i18n/useMessages'
import { SearchField } from '@/ui/forms/SearchField'
import { Choice } from '@/ui/forms/Select'
import { BET_FILTERS, BET_SORTS, type BetFilter, type BetSearch } from './betSearch'

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

export function BetFilters({ search, onChange, counts, games, clearings }: BetFiltersProps) {
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
