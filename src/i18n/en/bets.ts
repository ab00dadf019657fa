/** Messages about placing bets. */
export const bets = {
  // Placing
  placeYourBet: 'Place Your Bet',
  yourTeam: 'Your team',
  team: (label: string, name: string | undefined) => (name ? `${name} (${label})` : label),
  steepOdds: (team: string, small: string, large: string) => `${team} pays ${small}, ${large}.`,
  sideHeld: (team: string) => `You’ve bet on ${team}. You can only add to it.`,
  payWith: 'Pay with',
  betAmount: (coin: string) => `Bet Amount (${coin})`,
  typeIn: (unit: string, other: string) => `${unit}: type in ${other} instead`,
  available: (amount: string, coin: string) => `Available: ${amount} ${coin}`,
  bounds: (min: string, max: string, coin: string, by: string) => `${min} to ${max} ${coin} (${by})`,
  boundBy: {
    match: 'match maximum',
    position: 'left of the match maximum',
    liveCap: 'live limit',
    dailyLimit: 'your daily limit',
    balance: 'your balance',
  },
  atLeast: (min: string, coin: string) => `At least ${min} ${coin}`,
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
    bettingClosed: 'Betting on this match is closed.',
    paused: 'New bets are paused. Try again later.',
    reading: 'Checking your balance…',
    empty: 'Enter an amount to bet.',
    zero: 'Enter an amount above zero.',
    belowMinimum: 'Increase your bet to reach the minimum.',
    aboveMaximum: 'That’s above the per-bettor maximum for this match.',
    balance: (amount: string, coin: string) => `You have ${amount} ${coin}.`,
    otherCoin: (coin: string) => `You can pay with ${coin} instead.`,
    gas: (coin: string, chain: string) => `Your wallet needs some ${coin} on ${chain} to pay for gas.`,
    coinBalance: (amount: string, coin: string) =>
      `You can bet up to ${amount} ${coin} (some is kept for gas).`,
    wholePosition: (max: string, held: string) =>
      `You can stake up to ${max} WETH on this match, and you’ve staked ${held}.`,
    positionFull: (max: string) => `You’ve reached this match’s maximum of ${max} WETH.`,
    liveCap: (team: string, room: string, coin: string) =>
      `Only ${room} ${coin} of live room left on ${team}.`,
    liveCapFull: (team: string) => `Live betting on ${team} is full.`,
    dailyLimit: (left: string, coin: string) => `Your daily limit allows ${left} ${coin} more today.`,
    dailyLimitReached: 'You’ve reached your daily limit.',
    oddsMoved: (from: string, to: string) => `The odds fell from ${from} to ${to}. Accept them to bet.`,
  },
  otherMatches: 'See open matches',

  // Steps
  steps: 'Steps to your bet',
  step: {
    connect: 'Connect',
    switch: 'Switch network',
    approve: 'Approve',
    bet: 'Place bet',
  },
  approval: {
    why: 'Lets Clutchpool use this WETH. The bet comes next.',
    risk: (amount: string) =>
      `The pool contract may then move up to ${amount} WETH from your wallet until you revoke it. A bug or a hack could steal that much.`,
  },
  confirmInWallet: (amount: string, team: string, contract: string) =>
    `Confirm ${amount} on ${team} in your wallet. It shows contract ${contract}, not your pick.`,
  placed: 'Placed',
  betAnyway: 'Bet anyway',
  stakeOn: (amount: string, coin: string, team: string) => `${amount} ${coin} on ${team}`,
  shareBet: 'Share',
  shareTitle: 'Share this bet',

  // Preview
  noMultiplier: 'No bets yet',
  matched: 'Matched now',
  matchedOf: (matched: string, stake: string, coin: string) => `${matched} of ${stake} ${coin}`,

  // Odds protection
  oddsProtection: 'Odds protection',
  oddsProtectionText: (percent: string) => `Cancelled if profit falls over ${percent}.`,
  oddsProtectionEffect: (payout: string) => `Cancelled if it pays under ${payout}.`,
  oddsUnprotected: 'Takes the odds as they are.',
  noOddsLimit: 'Off',
  oddsMoved: (from: string, to: string) => `The odds moved from ${from} to ${to}.`,
  acceptOdds: (odds: string) => `Accept ${odds}`,

  // Payout
  paysNow: 'Pays now if it wins',
  paid: 'Paid',
}
