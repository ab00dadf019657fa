import {
  type MatchTableSearch,
  TABLE_FILTERS,
  TABLE_SORTS,
  type TableFilter,
} from '@/features/admin/shared/adminSearch'
import { useMessages } from '@/i18n/useMessages'
import { SearchField } from '@/ui/forms/SearchField'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Select } from '@/ui/forms/Select'

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
  const { table } = useMessages().adminMatches
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
        <Select
          aria-label={table.game}
          className={selectClass}
          value={search.game}
          onChange={(event) => onChange({ game: event.target.value })}
        >
          <option value="">{table.allGames}</option>
          {choices.map((game) => (
            <option key={game}>{game}</option>
          ))}
        </Select>
        <Select
          aria-label={table.sort}
          className={selectClass}
          value={search.sort}
          onChange={({ target }) =>
            onChange({ sort: TABLE_SORTS.find((known) => known === target.value) ?? search.sort })
          }
        >
          {TABLE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {table.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
    </search>
  )
}
