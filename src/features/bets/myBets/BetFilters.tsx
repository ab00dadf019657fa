import { useMessages } from '@/i18n/useMessages'
import { SearchField } from '@/ui/forms/SearchField'
import { Select } from '@/ui/forms/Select'
import { BET_FILTERS, BET_SORTS, type BetFilter, type BetSearch } from './betSearch'

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
        label={betHistory.filter}
        value={search.show}
        options={BET_FILTERS.map((filter) => [
          filter,
          counts ? `${betHistory.filters[filter]} (${counts[filter]})` : betHistory.filters[filter],
        ])}
        onChange={(show) => onChange({ show })}
      />
      {games.length > 1 && (
        <Choice
          label={betHistory.game}
          value={search.game}
          options={[['', betHistory.allGames], ...games.map((game) => [game, game] as const)]}
          onChange={(game) => onChange({ game })}
        />
      )}
      <Choice
        label={betHistory.sort}
        value={search.sort}
        options={BET_SORTS.map((sort) => [sort, betHistory.sorts[sort]])}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, text: string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      aria-label={label}
      className="min-w-32 max-w-full flex-1 sm:flex-initial"
      value={value}
      onChange={(event) => {
        const chosen = options.find(([known]) => known === event.target.value)
        if (chosen) onChange(chosen[0])
      }}
    >
      {options.map(([known, text]) => (
        <option key={known} value={known}>
          {text}
        </option>
      ))}
    </Select>
  )
}
