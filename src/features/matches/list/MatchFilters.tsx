import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { SearchField } from '@/ui/forms/SearchField'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Choice } from '@/ui/forms/Select'
import { MATCH_FILTERS, MATCH_SORTS, type MatchFilter, type MatchSearch } from './matchSearch'

/** Each takes a row of its own where the longest option needs it. */
const selectClass = 'max-w-full flex-[1_0_auto] lg:flex-initial'

interface MatchFiltersProps {
  search: MatchSearch
  onChange: (change: Partial<MatchSearch>) => void
  counts: Partial<Record<MatchFilter, number>>
  games: readonly string[]
  /** Counts the presses of buttons that clear the search. */
  clearings: number
}

export function MatchFilters({ search, onChange, counts, games, clearings }: MatchFiltersProps) {
  const { list } = useMessages().matches
  const isPast = search.show === 'ended' || search.show === 'finalized'
  const sorts = isPast ? { ...list.sorts, closing: list.closedLast } : list.sorts
  // A linked game stays selected without matches.
  const choices = search.game === '' || games.includes(search.game) ? games : [...games, search.game]
  return (
    <search className="flex flex-wrap gap-3 lg:flex-nowrap lg:items-center">
      <div className="w-full min-w-0 lg:w-auto">
        <SegmentedControl
          legend={list.filter}
          options={MATCH_FILTERS.map((filter) => ({
            value: filter,
            label: <FilterLabel filter={filter} count={counts[filter]} />,
          }))}
          value={search.show}
          onChange={(show: MatchFilter) => onChange({ show })}
        />
      </div>
      <div className="w-full min-w-0 lg:flex-1">
        <SearchField
          label={list.search}
          hint={list.searchHint}
          value={search.q}
          onChange={(q) => onChange({ q })}
          clearings={clearings}
        />
      </div>
      <Choice
        aria-label={list.game}
        className={cx(selectClass, 'lg:max-w-48')}
        value={search.game}
        options={[['', list.allGames], ...choices.map((game) => [game, game] as const)]}
        onChange={(game) => onChange({ game })}
      />
      <Choice
        aria-label={list.sort}
        className={selectClass}
        value={search.sort}
        options={MATCH_SORTS.map((sort) => [sort, sorts[sort]])}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

function FilterLabel({ filter, count }: { filter: MatchFilter; count: number | undefined }) {
  const { list } = useMessages().matches
  return (
    <>
      {list.filters[filter]}
      {count !== undefined && <span className="text-12 text-tertiary">{count}</span>}
    </>
  )
}
