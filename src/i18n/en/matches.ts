/** Words of the home page, the match list and a match's page. */
export const matches = {
  home: {
    title: 'Welcome to Clutchpool',
    subtitle: 'The permissionless esports betting platform on a gaming chain',
    ongoing: 'Ongoing Matches',
    upcoming: 'Starting Soon',
    guide: 'User Guide',
    guideSteps: [
      {
        title: 'Install the wallet extension',
        text: 'Any wallet for your browser will do. It holds your keys; we never see them.',
      },
      {
        title: 'Switch the wallet to the gaming chain network',
        text: 'One click adds the network and switches to it, once your wallet is connected.',
      },
      {
        title: 'Ensure enough WETH in the wallet for betting',
        text: 'Stakes and winnings are in wrapped ether.',
      },
    ],
    viewAll: 'View All Matches',
    figures: {
      label: 'The platform now',
      live: 'Live now',
      open: 'Open for bets',
      pools: 'In open pools',
    },
    pledges: {
      title: 'How the pools pay',
      items: {
        share: {
          title: 'Winners share the losing pool',
          text: 'In proportion to their stakes, and their own stake comes back whole. The only fee is on the gain.',
        },
        early: {
          title: 'Early bets are protected',
          text: 'Once a match has started, only little can be added to a side. Those who know more then gain little by it.',
        },
        refund: {
          title: 'No result, money back',
          text: 'A void match returns every stake without a fee. If nobody names a result, anyone can void it after 7 days.',
        },
      },
    },
  },

  none: 'No matches available yet',
  noneOngoing: 'Matches appear here while they are played.',

  list: {
    title: 'Matches',
    subtitle: 'Bets are open until a match ends. Multipliers move with every bet until then.',
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
    closedLast: 'Ended last',
    count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    noneNext: {
      upcoming: 'New matches are listed as soon as they are created.',
      live: 'Nothing is being played right now.',
      ended: 'Every match that ended has its result.',
      finalized: 'Results are listed here once they are named.',
    },
    see: {
      upcoming: 'See upcoming matches',
      live: 'See live matches',
      finalized: 'See results',
    },
    noneFound: 'No match fits your search',
    noneFoundText: 'Try another team, or look at all games.',
    noneFoundYet: (count: number) => `Not among the newest ${count}. Older ones may fit.`,
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
    bettingClosed: 'Betting closed',
    won: 'Won',
    lost: 'Lost',

    notFound: 'Match not found',
    notFoundText: (id: string) => `There is no match ${id}. It may be a typing mistake, or not created yet.`,

    state: {
      awaiting: 'Awaiting the result',
      closedEarly: 'An operator closed betting early. Stakes stay as they are.',
      ended: 'Betting has ended. An operator of the contract names the winner next.',
      dueBy: 'A result is due by',
      noResult: 'No result in time',
      abandoned: 'Anyone can void this match now. Every stake then goes back whole, without a fee.',
      void: 'This match is void',
      voidText: 'Every stake goes back whole, without a fee.',
      winner: (side: string, team: string | undefined) => (team ? `${team} won (${side})` : `${side} won`),
      winnerText: 'The winning side gets its stakes back and shares the losing pool.',
      disputed: 'The owner of the contract can still correct this until',
      claimableIn: 'Claimable in',
      voidNow: 'Void this match',
      connectFirst: 'Connect a wallet to void it.',
    },

    rules: {
      title: 'How this match pays',
      who: 'Who decides',
      whoText: 'An operator of the contract names the winner after betting has closed.',
      whoCorrectsNobody: 'The contract has no owner, so nobody can correct it.',
      whoCorrects: 'Until winnings can be claimed, only the owner of the contract can correct it:',
      until: 'Until when',
      untilText: (time: string) =>
        `If there is no result by ${time}, anyone can void the match, and nobody can name a winner any more.`,
      void: 'If it is void',
      voidText:
        'Every stake goes back whole, without a fee. A match is void if it is called off, or if nobody bet on the winning side.',
      dispute: 'Dispute window',
      disputeNone: 'None at present: winnings could be claimed as soon as the result is named.',
      disputeText: (length: string) =>
        `${length} at present: so long after the result is named, winnings can be claimed and it is final.`,
      disputeRule:
        'What counts is the longer of two: the window when the match was created, and the one when the result is named.',
      disputeUntil: (time: string) => `Claims are paid from ${time}. From then on the result is final.`,
      hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
      fee: 'Fee',
      feeText: (fee: string) =>
        `${fee} of what you win on top of your stake. A winner never gets back less than the stake.`,
      live: 'Live bets',
      liveText: (cap: string) =>
        `Once the match has started, each side takes at most ${cap} of what was staked on it before. Those who know more by then can gain little by it.`,
      liveFree: 'Nobody bet on this match before it started, so live bets are not bounded.',
      liveRoom: (label: string, amount: string) => `${label} still takes ${amount} WETH.`,
    },
  },
}
