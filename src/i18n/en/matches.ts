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
    poolStates: { open: 'Open', closed: 'Closed', refunded: 'Refunded' },
    paid: 'Paid',
    liveRoom: (amount: string) => `Room left: ${amount} WETH`,
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
      noResult: 'No result in time',
      abandoned: 'Anyone can void this match now. Every stake is then refunded, fee-free.',
      void: 'This match is void',
      voidText: 'Every stake is refunded, fee-free.',
      winner: (side: string, team: string | undefined) => (team ? `${team} won (${side})` : `${side} won`),
      winnerText: 'Winners get their stake back and share what the other side matched.',
      claimableIn: 'Claimable in',
      challenged: 'The result is challenged',
      suspended: 'Nobody is paid until the arbiter rules.',
      unruled: 'The arbiter didn’t rule in time. Anyone can void this match and refund every stake.',
      voidNow: 'Void this match',
      connectFirst: 'Connect a wallet to void it.',
    },

    rules: {
      title: 'Rules and payouts',
      who: 'Who decides',
      whoText: 'An operator posts the result once the match is over.',
      whoCorrects: 'Before payouts open, the contract owner can correct it once:',
      ownerRules: (period: string) =>
        `Anyone can challenge it with a bond. The owner then rules, in public, within ${period}.`,
      arbiterRules: (period: string) =>
        `Anyone can challenge it with a bond. Within ${period}, this arbiter then rules, not the owner:`,
      noArbiter: 'The contract has no owner or arbiter, so no one can correct or challenge it.',
      wethAdmin: 'Ronin’s WETH has an admin who can let others move it or mint more. We can’t change that.',
      pools: 'Two pools',
      poolsText:
        'Bets before the start share the early pool, later ones the live pool. A live bet never touches an early bettor’s money.',
      matched: 'Matched stakes',
      matchedText: (maxGain: string) =>
        `No stake wins more than ${maxGain} times itself. What the other side can’t match comes back.`,
      until: 'Result deadline',
      untilText: (silent: string, time: string) =>
        `If there’s no result, anyone can challenge that from ${silent}, and void the match from ${time}.`,
      void: 'If it’s void',
      voidText:
        'Every stake is refunded, fee-free. That happens if the match is called off, or nobody decides it in time.',
      dispute: 'Dispute window',
      disputeNone:
        'No dispute window right now: payouts open as soon as the match has ended and has a result.',
      disputeText: (length: string) =>
        `Payouts open ${length} after the result and the match’s end, unless it’s challenged.`,
      disputeRule:
        'The longer window applies: the one at match creation or the one when the result is posted.',
      disputeUntil: (time: string) => `Payouts open at ${time}. The result is then final.`,
      hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
      days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
      fee: 'Fee',
      feeText: (fee: string) => `${fee} of your profit. Winners always get at least their stake back.`,
      live: 'Live bets',
      liveText: (maxBet: string, cap: string) =>
        `Each side takes up to ${maxBet} WETH plus ${cap} of all early stakes. Others may see the match sooner than you.`,
      house: 'House rules',
      houseLink: 'Read the rules of this match',
      houseHash: (hash: string) => `(hash ${hash}…)`,
    },

    timeline: {
      label: 'What happens to the result',
      due: 'An operator posts the result',
      silence: (time: string) => `From ${time}, anyone can challenge the missing result`,
      voidable: (time: string) => `From ${time}, anyone can void the match`,
      named: (outcome: string) => `Posted: ${outcome}`,
      noResult: 'No result was posted',
      window: (time: string) => `Until ${time}, the owner can correct it once and anyone can challenge it`,
      unchallenged: 'Not challenged',
      challengeWindow: (time: string) => `Until ${time}, anyone can challenge it`,
      challenged: (account: string, bond: string) => `Challenged by ${account} with ${bond} WETH`,
      ruling: (time: string) => `The arbiter has until ${time} to rule`,
      unruled: 'No ruling in time: anyone can void the match',
      decided: (outcome: string) => `Decided after the challenge: ${outcome}`,
      payouts: (time: string) => `Payouts open at ${time}`,
      payoutsLater: 'Payouts open after the ruling',
      payoutsOpen: 'Final. Payouts are open',
    },

    challenge: {
      invite: 'Is this result wrong? Stop it with a bond, and the arbiter decides.',
      inviteSilence: 'No result for days? Ask the arbiter for one with a bond.',
      open: 'Challenge the result',
      title: 'Challenge the result?',
      bond: 'Your bond',
      rulesBy: 'Ruling due by',
      arbiter: 'Arbiter',
      owner: 'The contract owner',
      consequences: [
        'If the ruling changes the result, you get the bond back, plus up to as much again from the fees.',
        'If it confirms the result, you lose the bond.',
        'Without a ruling, anyone can void the match: your bond and all stakes come back.',
        'Until then, nobody is paid.',
      ],
      silenceConsequences: [
        'Any ruling returns your bond.',
        'Without a ruling, anyone can void the match: your bond and all stakes come back.',
        'Until then, nobody is paid.',
      ],
      approveFirst: 'First allow Clutchpool to take the bond. You’ll confirm the challenge next.',
      insufficient: (balance: string) => `You have ${balance} WETH, less than the bond.`,
      button: 'Challenge',
      busy: 'Challenging…',
    },
  },
}
