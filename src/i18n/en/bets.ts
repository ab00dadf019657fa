/** Words of placing bets, of a bettor's positions, and of claiming. */
export const bets = {
  // Placing
  placeYourBet: 'Place Your Bet',
  yourTeam: 'Your team',
  team: (label: string, name: string | undefined) => (name ? `${label} (${name})` : label),
  sideHeld: (team: string) => `You hold ${team}. A position has one side, so another bet adds to it.`,
  payWith: 'Pay with',
  betAmount: (coin: string) => `Bet Amount (${coin})`,
  available: (amount: string, coin: string) => `Available: ${amount} ${coin}`,
  bounds: (min: string, max: string) => `Between ${min} and ${max} WETH`,
  quickStakes: 'Quick stakes',
  max: 'Max',

  // The one button
  placeBet: 'Place Bet',
  placing: 'Placing Bet...',
  insufficientBalance: 'Insufficient Balance',
  minimumBet: (amount: string) => `Minimum bet is ${amount} WETH`,
  maximumBet: (amount: string) => `Maximum bet is ${amount} WETH`,

  // Why it cannot be pressed
  why: {
    contractsMissing: 'Contracts are not available',
    bettingClosed: 'Betting on this match has closed.',
    paused: 'New bets are paused for now. Try again later.',
    reading: 'Reading your balance...',
    empty: 'Enter an amount to bet.',
    zero: 'Enter an amount above zero.',
    belowMinimum: 'Each bet on this match has to reach the minimum.',
    aboveMaximum: 'This match takes no more from one bettor.',
    balance: (amount: string, coin: string) => `Your wallet holds ${amount} ${coin}.`,
    otherCoin: (coin: string) => `You can pay with ${coin} instead.`,
    coinBalance: (amount: string, coin: string) =>
      `Your wallet can stake ${amount} ${coin}; a little stays behind for gas.`,
    wholePosition: (max: string, held: string) =>
      `A position holds at most ${max} WETH, and yours has ${held} already.`,
    positionFull: (max: string) => `Your position holds the ${max} WETH that this match allows.`,
    liveCap: (team: string, room: string) => `${team} takes ${room} WETH more in live bets.`,
    liveCapFull: (team: string) => `${team} takes no more live bets.`,
    dailyLimit: (left: string) => `Your own daily stake limit leaves ${left} WETH for today.`,
    dailyLimitReached: 'You have reached your own daily stake limit for today.',
  },
  closed: {
    title: 'Betting is closed',
    ended: 'Betting ended with the closing time. The result comes next.',
    closedEarly: 'The operator closed betting before its time. Stakes stay as they are.',
    resolved: 'This match has a result.',
    void: 'This match is void: every stake goes back.',
    abandoned: 'Nobody named a result in time. Anyone can void this match, and every stake goes back.',
    others: 'See open matches',
  },

  // Steps
  steps: 'Steps to your bet',
  step: {
    connect: 'Connect',
    switch: 'Switch network',
    approve: 'Approve',
    bet: 'Place bet',
  },
  approval: {
    title: 'Approval',
    why: 'Lets the betting pool take this much of your WETH. The bet comes after.',
    amount: 'How much to approve',
    exact: 'This bet only',
    large: (amount: string) => `${amount} WETH`,
    largeNote: 'Later bets then need no approval. The pool takes only what you bet.',
  },
  placed: 'Placed',
  placedText: (amount: string, team: string) => `${amount} WETH on ${team}`,
  viewMyBets: 'View my bets',
  addMore: 'Add to this bet',
  transaction: 'Transaction',

  // Preview
  potentialWinnings: 'Potential Winnings',
  ifItWins: (team: string) => `Payout if ${team} wins`,
  stake: 'Stake',
  thisBet: 'This bet',
  wholePosition: 'Whole position',
  fee: (percent: string) => `Fee (${percent} of the gain)`,
  profit: 'Profit after the fee',
  share: (side: string) => `Your share of the ${side} pool`,
  multiplier: 'Multiplier',
  multiplierChange: (before: string, after: string) => `${before} before, ${after} with your bet`,
  noMultiplier: 'No bets yet',
  liveRoom: (side: string) => `Live stake that ${side} still takes`,
  liveRoomWhy: (percent: string) =>
    `Since the start, live bets may add ${percent} to what a side had before it: whoever knows more by now can win little by it.`,
  estimate: 'An estimate until betting closes: every bet moves the odds.',
  warnings: {
    nobodyOpposite: (team: string) =>
      `Nobody has bet on ${team} yet. While that stays so, a win returns your stake and nothing more.`,
    noProfit: 'At these odds a win returns your stake and nothing more.',
    profitBelowGas: (gas: string, coin: string) =>
      `At these odds the profit of a win is less than the gas for bet and claim, about ${gas} ${coin}.`,
  },

  // Odds limit
  oddsLimit: 'Odds limit',
  oddsLimitAbout:
    'Bets that arrive before yours move the odds. With a limit, the contract refuses your bet if the profit has fallen further than this.',
  oddsLimitLegend: 'Largest fall of the profit',
  oddsLimitOff: 'No limit',
  oddsLimitEffect: (payout: string, minutes: number) =>
    `Refused if it would pay less than ${payout} WETH, or is not confirmed within ${minutes} minutes.`,
  oddsLimitWeth: 'Only bets in WETH can have an odds limit.',

  // Own position
  yourPosition: 'Your position',
  prediction: 'Prediction',
  paysNow: 'Pays now if it wins',
  paid: 'Paid',
  pays: 'Pays',
  provisional: {
    won: (until: string) => `Won, if not overruled by ${until}`,
    lost: (until: string) => `Lost, if not overruled by ${until}`,
    void: (until: string) => `Void, if not overruled by ${until}`,
  },

  // My bets
  myBets: 'My Bets',
  columns: {
    match: 'MATCH',
    amount: 'BET AMOUNT (WETH)',
    prediction: 'PREDICTION',
    status: 'STATUS',
    actions: 'ACTIONS',
  },
  status: {
    pending: 'Pending',
    won: 'Won',
    lost: 'Lost',
    claimed: 'Claimed',
    claimableIn: (time: string) => `Claimable in ${time}`,
    refund: 'Refund',
    refunded: 'Refunded',
  },
  total: 'Total',
  totalOfShown: (shown: number) => `Total of the newest ${shown}`,
  payouts: 'PAYOUTS (WETH)',
  toClaim: 'To claim',
  loadMore: 'Load more',
  noSigner: 'No signer available',
  noSignerText: 'Connect a wallet to see the bets it placed.',
  fetchFailed: 'Failed to fetch bets',
  empty: 'No bets yet',
  emptyText: 'Pick a match, take a side, and your bet appears here.',
  browseMatches: 'Browse matches',

  // Claiming
  claim: 'Claim',
  claiming: 'Claiming...',
  claimAll: 'Claim all',
  claimFirst: (count: number) => `Claim the newest ${count}`,
  readyToClaim: 'Ready to claim',
  readyToClaimText: (count: number) =>
    count === 1 ? 'From one match.' : `From ${count} matches, in one transaction.`,
  readyToClaimChunk: (count: number, amount: string) =>
    `One transaction takes ${count} matches: ${amount} WETH first, then the rest.`,
  claimFailed: 'Failed to claim winnings. Please try again.',
  claimedToast: (amount: string) => `Claimed: ${amount} WETH is in your wallet`,
}
