import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

/** Messages of the table of matches. Spans of time come formatted. */
export const adminMatchTable = {
  title: 'Matches',
  intro: 'Select several to close, decide or void them in one transaction.',
  filter: 'Show',
  filters: {
    active: 'Not final',
    due: 'Result due',
    challenged: 'Challenged',
    dispute: 'Dispute window',
    betting: 'Betting open',
    upcoming: 'Upcoming',
    abandoned: 'Void only',
    final: 'Final',
    all: 'All',
  },
  search: 'Search matches by number or name',
  searchHint: 'Number, team or event',
  allGames: 'All games',
  sort: 'Sort by',
  sorts: { due: 'Due first', start: 'Start time', pool: 'Biggest pool', newest: 'Newest' },
  found: (shown: number, count: number) =>
    shown === count
      ? counted(count, 'match', 'matches')
      : `${formatCount(shown)} of ${counted(count, 'match', 'matches')}`,
  select: (match: string) => `Select ${match}`,
  selectAll: (count: number) => `Select all ${formatCount(count)} shown`,
  /** The name of the series follows. */
  selectMarkets: 'Select all markets of ',
  selected: (count: number, hidden: number) =>
    `${counted(count, 'match', 'matches')} selected${hidden > 0 ? `, ${formatCount(hidden)} not shown` : ''}`,
  game: 'Game',
  columns: {
    select: 'Selection',
    match: 'Match',
    state: 'State',
    pools: 'Pools',
    due: 'Due',
    actions: 'Actions',
  },
  states: {
    upcoming: 'Upcoming',
    live: 'Live',
    closed: 'Betting closed',
    due: 'Result due',
    abandoned: 'Void only',
    challenged: 'Challenged',
    dispute: 'Dispute window',
    final: 'Final',
    void: 'Void',
  },
  start: 'Start:',
  voided: 'Result: void',
  winner: (team: string) => `Winner: ${team}`,
  pool: { 1: 'A', 2: 'B' },
  due: {
    closes: (left: string) => `Betting closes in ${left}`,
    ends: (left: string) => `Result due in ${left}`,
    result: (ago: string) => `Result due for ${ago}`,
    voidableIn: (left: string) => `Anyone can void it in ${left}`,
    ruling: (left: string) => `${left} left to rule`,
    final: (left: string) => `Final in ${left}`,
    voidable: (ago: string) => `Anyone can void it, for ${ago}`,
  },
  nameWinner: 'Name winner',
  manage: 'Manage',
  showMore: 'Show more',
  older: 'Load older matches',
  loadingOlder: 'Loading older matches…',
  none: 'No open matches',
  noneText: 'New matches appear here once they’re created.',
  noneFound: 'No matches found',
  noneFoundText: 'Try another filter or search.',
  clear: 'Clear filters',
}
