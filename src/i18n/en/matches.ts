import { limits } from '@/i18n/format/contractLimits'

/** Messages of the home page and the match list. */
export const matches = {
  home: {
    title: 'Welcome to Clutchpool',
    subtitle: 'The permissionless esports betting platform on a gaming chain',
    ongoing: 'Ongoing Matches',
    upcoming: 'Starting soon',
    guide: 'User Guide',
    guideSteps: [
      {
        title: 'Install the wallet extension',
        text: 'Any browser wallet works. It holds your keys; we never see them.',
      },
      {
        title: 'Switch the wallet to the gaming chain network',
        text: 'Connect your wallet, then add the network in one click.',
      },
      {
        title: 'Ensure enough WETH in the wallet for betting',
        text: 'You bet and win in wrapped ether.',
      },
    ],
    viewAll: 'View All Matches',
    figures: {
      label: 'Right now',
      live: 'Live now',
      open: 'Open for betting',
      pools: 'In open pools',
    },
    pledges: {
      title: 'How payouts work',
      items: {
        share: {
          title: 'Winners share the losing pool',
          text: 'Winners split it by stake and get their own stake back. What isn’t matched returns to the losers.',
        },
        early: {
          title: 'Early bets are protected',
          text: 'Live bets play in a pool of their own, so late bettors never touch your money.',
        },
        refund: {
          title: 'No result, money back',
          text: `Void matches refund every stake, fee-free. After ${limits.matchVoidDays} days without a result, anyone can void the match.`,
        },
      },
    },
  },

  none: 'No matches available yet',
  noneOngoing: 'Live matches appear here.',

  list: {
    title: 'Matches',
    subtitle: 'Bet until a match ends. Odds move with every bet, and winners share the losing pool.',
    filter: 'Show',
    filters: {
      upcoming: 'Upcoming',
      live: 'Live',
      ended: 'Ended',
      finalized: 'Finalized',
    },
    search: 'Search matches',
    searchHint: 'Team, game or event',
    game: 'Game',
    allGames: 'All games',
    sort: 'Sort by',
    sorts: {
      closing: 'Closing soon',
      pool: 'Biggest pool',
      newest: 'Newest',
    },
    closedLast: 'Recently ended',
    count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    noneNext: {
      upcoming: 'New matches appear here once they’re created.',
      live: 'No matches are live right now.',
      ended: 'Every match that ended has a result.',
      finalized: 'Results appear here once they’re posted.',
    },
    see: {
      upcoming: 'See upcoming matches',
      live: 'See live matches',
      finalized: 'See results',
    },
    noneFound: 'No matches found',
    noneFoundText: 'Try another team or all games.',
    noneFoundYet: (count: number) => `Nothing found in the latest ${count} matches. Older ones may fit.`,
    clear: 'Clear search',
    older: 'Show older matches',
    loadingOlder: 'Loading older matches…',
  },
}
