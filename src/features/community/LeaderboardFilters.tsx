import { useMessages } from '@/i18n/useMessages'
import { DAY } from '@/lib/time'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Select } from '@/ui/forms/Select'
import type { Order } from './standings'

const MONTH = 30 * DAY

type Period = 'allTime' | 'month'

export interface LeaderboardSearch {
  order: Order
  period: Period
  /** Empty for all. */
  game: string
}

/** Returns where the period begins, at 00:00 UTC, in unix seconds. */
export function periodStart(period: Period, now: number): number {
  return period === 'month' ? Math.floor((now - MONTH) / DAY) * DAY : 0
}

interface LeaderboardFiltersProps {
  search: LeaderboardSearch
  onChange: (search: LeaderboardSearch) => void
  games: readonly string[]
}

export function LeaderboardFilters({ search, onChange, games }: LeaderboardFiltersProps) {
  const { leaderboard } = useMessages().community
  const { order, period, game } = search
  // Reputation has neither a time nor a game.
  const isOfAll = order === 'reputation'
  return (
    <>
      <SegmentedControl
        legend={leaderboard.orderBy}
        value={order}
        onChange={(next) => onChange({ ...search, order: next })}
        options={[
          { value: 'profit', label: leaderboard.profit },
          { value: 'won', label: leaderboard.won },
          { value: 'reputation', label: leaderboard.reputation },
        ]}
      />
      <SegmentedControl
        legend={leaderboard.period}
        value={isOfAll ? 'allTime' : period}
        onChange={(next) => onChange({ ...search, period: next })}
        disabled={isOfAll}
        options={[
          { value: 'allTime', label: leaderboard.allTime },
          { value: 'month', label: leaderboard.month },
        ]}
      />
      {games.length > 1 && (
        <Select
          aria-label={leaderboard.game}
          className="max-w-48 max-sm:max-w-full"
          value={isOfAll ? '' : game}
          disabled={isOfAll}
          onChange={(event) => onChange({ ...search, game: event.target.value })}
        >
          <option value="">{leaderboard.allGames}</option>
          {games.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </>
  )
}
