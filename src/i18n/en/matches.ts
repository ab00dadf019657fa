import { counted } from './counted'

/** Messages of the match list. */
export const matches = {
  list: {
    title: 'Matches',
    subtitle: 'Bet until a match ends. Odds move with every bet.',
    filter: 'Show',
    filters: {
      upcoming: 'Upcoming',
      live: 'Live',
      ended: 'Ended',
      finalized: 'Finalized',
    },
    refine: 'Search and sort',
    search: 'Search matches',
    searchHint: 'Team, game or event',
    game: 'Game',
    allGames: 'All games',
    sort: 'Sort by',
    sorts: {
      pool: 'Biggest pool',
      newest: 'Newest',
    },
    /** The order by the time that rows show. */
    soonest: {
      upcoming: 'Starting soon',
      live: 'Closing soon',
      ended: 'Recently ended',
      finalized: 'Recently ended',
    },
    count: (count: number) => counted(count, 'match', 'matches'),
    noneNext: {
      upcoming: 'New matches appear here once they’re created.',
      live: 'No matches are live right now.',
      ended: 'Every match that ended has a result.',
      finalized: 'Results appear here once they’re posted.',
    },
    noneFound: 'No matches found',
    noneFoundText: 'Try another team or all games.',
    noneFoundYet: (count: number) => `Nothing found in the latest ${count} matches. Older ones may fit.`,
    foundUnder: (count: number, filter: string) => `${counted(count, 'match', 'matches')} under ${filter}`,
    clear: 'Clear search',
    older: 'Show older matches',
    loadingOlder: 'Loading older matches…',
  },
}
