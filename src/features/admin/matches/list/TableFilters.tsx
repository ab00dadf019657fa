import {
  type MatchTableSearch,
  TABLE_FILTERS,
  TABLE_SORTS,
  type TableFilter,
} from '@/features/admin/shared/adminSearch'
import { useAdminMessages } from '@/i18n/adminMessages'
import { SearchField } from '@/ui/forms/SearchField'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Choice } from '@/ui/forms/Select'

/** Each takes a row of its own where the longest option needs it. */
const selectClass = 'max-w-full flex-[1_0_auto] sm:flex-initial'

interface TableFiltersProps {
  search: MatchTableSearch
  onChange: (change: Partial<MatchTableSearch>) => void
  counts: Record<TableFilter, number> | undefined
  games: readonly string[]
  /** Counts the presses of buttons that clear the search. */
  clearings: number
}

export function TableFilters({ search, onChange, counts, games, clearings }: TableFiltersProps) {
  const { table } = useAdminMessages().adminMatches
  // A linked game stays selected without matches.
  const choices = search.game === '' || games.includes(search.game) ? games : [...games, search.game]
  return (
    <search aria-label={table.title} className="flex flex-col gap-3">
      <SegmentedControl
        legend={table.filter}
        options={TABLE_FILTERS.map((filter) => ({
          value: filter,
          label: (
            <>
              {table.filters[filter]}
              {/* History comes in pages, so only what isn't final can be counted. */}
              {counts && filter !== 'final' && filter !== 'all' && (
                <span className="text-12 text-tertiary">{counts[filter]}</span>
              )}
            </>
          ),
        }))}
        value={search.show}
        onChange={(show: TableFilter) => onChange({ show })}
      />
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-[1_0_16rem] max-sm:basis-full">
          <SearchField
            label={table.search}
            hint={table.searchHint}
            value={search.q}
            onChange={(q) => onChange({ q })}
            clearings={clearings}
          />
        </div>
        <Choice
          aria-label={table.game}
          className={selectClass}
          value={search.game}
          options={[['', table.allGames], ...choices.map((game) => [game, game] as const)]}
          onChange={(game) => onChange({ game })}
        />
        <Choice
          aria-label={table.sort}
          className={selectClass}
          value={search.sort}
          options={TABLE_SORTS.map((sort) => [sort, table.sorts[sort]] as const)}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </search>
  )
}
