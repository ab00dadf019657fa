import { limits } from '@/i18n/contractLimits'
/** Messages of the home page, the match list and the match page. */
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
          text: 'Winners split it by stake and get their own stake back. Fees apply only to profit.',
        },
        early: {
          title: 'Early bets are protected',
          text: 'Live bets are capped once a match starts, so late bettors can’t take over the pool.',
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
    subtitle: 'Bet until a match ends. Odds move with every bet.',
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

  match: {
    back: 'All matches',
    title: (teamA: string, teamB: string) => `${teamA} vs ${teamB}`,
    untitled: (id: string) => `Match ${id}`,
    facts: 'About this match',
    startTime: 'Start Time',
    endTime: 'End Time',
    minBet: 'Min Bet',
    maxBet: 'Max Bet',
    fee: 'Fee on winnings',
    pools: 'Pools',
    totalPool: 'Total pool',
    startsIn: 'Starts in',
    closesIn: 'Betting closes in',
    betting: 'Betting',
    bettingClosed: 'Closed',
    won: 'Won',
    lost: 'Lost',

    notFound: 'Match not found',
    notFoundText: (id: string) => `We couldn’t find match ${id}. Check the link and try again.`,

    state: {
      awaiting: 'Awaiting the result',
      closedEarly: 'An operator closed betting early. Existing bets stand.',
      ended: 'Betting is closed. Waiting for the result.',
      dueBy: 'Result due by',
      noResult: 'No result in time',
      abandoned: 'Anyone can void this match now. Every stake is then refunded, fee-free.',
      void: 'This match is void',
      voidText: 'Every stake is refunded, fee-free.',
      winner: (side: string, team: string | undefined) => (team ? `${team} won (${side})` : `${side} won`),
      winnerText: 'Winners get their stake back and share the losing pool.',
      disputed: 'The contract owner can correct this until',
      claimableIn: 'Claimable in',
      voidNow: 'Void this match',
      connectFirst: 'Connect a wallet to void it.',
    },

    rules: {
      title: 'Rules and payouts',
      who: 'Who decides',
      whoText: 'An operator posts the result after the match ends.',
      whoCorrectsNobody: 'The contract has no owner, so no one can correct it.',
      whoCorrects: 'Before payouts open, only the contract owner can correct it:',
      until: 'Result deadline',
      untilText: (time: string) =>
        `If there’s no result by ${time}, anyone can void the match and everyone is refunded.`,
      void: 'If it’s void',
      voidText:
        'Every stake is refunded, fee-free. A match is void if it’s called off or nobody bet on the winner.',
      dispute: 'Dispute window',
      disputeNone: 'No dispute window right now: payouts open as soon as the result is posted.',
      disputeText: (length: string) => `Payouts open ${length} after the result, which is then final.`,
      disputeRule:
        'The longer window applies: the one at match creation or the one when the result is posted.',
      disputeUntil: (time: string) => `Payouts open at ${time}. The result is then final.`,
      hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
      fee: 'Fee',
      feeText: (fee: string) => `${fee} of your profit. Winners always get at least their stake back.`,
      live: 'Live bets',
      liveText: (cap: string) =>
        `After the start, each side takes up to ${cap} of what was staked on it before. This protects early bettors.`,
      liveFree: 'Nobody bet before the start, so live bets aren’t capped.',
      liveRoom: (label: string, amount: string) => `Live room left on ${label}: ${amount} WETH.`,
    },
  },
}
