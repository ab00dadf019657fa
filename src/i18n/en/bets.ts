import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

/** Messages about placing bets, positions and claims. */
export const bets = {
  // Placing
  placeYourBet: 'Place Your Bet',
  yourTeam: 'Your team',
  team: (label: string, name: string | undefined) => (name ? `${label} (${name})` : label),
  steepOdds: (team: string, small: string, large: string) => `${team} pays ${small}, ${large}.`,
  sideHeld: (team: string) => `You’ve bet on ${team}. You can only add to it.`,
  payWith: 'Pay with',
  betAmount: (coin: string) => `Bet Amount (${coin})`,
  available: (amount: string, coin: string) => `Available: ${amount} ${coin}`,
  bounds: (min: string, max: string, by: string) => `${min} to ${max} WETH (${by})`,
  boundBy: {
    match: 'match maximum',
    position: 'left of the match maximum',
    liveCap: 'live limit',
    dailyLimit: 'your daily limit',
    balance: 'your balance',
  },
  atLeast: (min: string) => `At least ${min} WETH`,
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
    liveCap: (team: string, room: string) => `Only ${room} WETH of live room left on ${team}.`,
    liveCapFull: (team: string) => `Live betting on ${team} is full.`,
    dailyLimit: (left: string) => `Your daily limit allows ${left} WETH more today.`,
    dailyLimitReached: 'You’ve reached your daily limit.',
  },
  closed: {
    title: 'Betting is closed',
    ended: 'Waiting for the result.',
    closedEarly: 'An operator closed betting early. Existing bets stand.',
    abandoned: 'No result was posted in time. Anyone can void this match to refund every stake.',
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
    why: 'Lets Clutchpool use this WETH. The bet comes next.',
    exact: 'This bet only',
    largeNote: 'Skips approval for future bets. Only the stakes you confirm are taken.',
  },
  confirmInWallet: (amount: string, team: string, contract: string) =>
    `Confirm ${amount} on ${team} in your wallet. It shows contract ${contract}, not your pick.`,
  placed: 'Placed',
  betAnyway: 'Bet anyway',
  placedText: (amount: string, team: string) => `${amount} WETH on ${team}`,
  viewMyBets: 'View my bets',
  addMore: 'Add to this bet',
  resultExpected: 'Result expected',
  noResultBy: (time: string) => `No result by ${time}? Anyone can void it for a refund.`,
  shareBet: 'Share',
  shareTitle: 'Share this bet',
  nextMatch: 'Next match',
  transaction: 'Transaction',

  // Preview
  potentialWinnings: 'Potential Winnings',
  payoutDetails: 'How this is computed',
  ifItWins: (team: string) => `Payout if ${team} wins`,
  stake: 'Stake',
  thisBet: 'This bet',
  wholePosition: 'Total position',
  fee: (percent: string) => `Fee (${percent} of profit)`,
  profit: 'Profit after fee',
  share: (side: string) => `Your share of the ${side} pool`,
  multiplier: 'Multiplier',
  multiplierChange: (before: string, after: string) => `${before} now, ${after} with your bet`,
  noMultiplier: 'No bets yet',
  liveRoom: (side: string) => `Live room left on ${side}`,
  liveText:
    'Live bets only play against live bets. Others may see the match sooner than you, so the live pool stays small.',
  estimate: 'Estimate. Odds and matching change with each bet.',
  pool: 'Pool',
  matched: 'Matched now',
  matchedOf: (matched: string, stake: string) => `${matched} of ${stake} WETH`,
  matchedText: 'Only the matched part can be lost; the rest comes back. New bets can match more.',
  capped: (times: number) => `No bet gains more than ${formatCount(times)} times its stake.`,
  warnings: {
    nobodyOpposite: {
      early: (team: string) =>
        `No one has bet on ${team} yet. If that doesn’t change, your stake comes back, whoever wins.`,
      live: (team: string) =>
        `No one has bet on ${team} live yet. If that doesn’t change, this stake comes back, whoever wins.`,
    },
    noProfit: 'At these odds, a win only returns your stake.',
    profitBelowGas: (gas: string, coin: string) =>
      `At these odds, gas (about ${gas} ${coin}) would cost more than you’d win.`,
    oddsCut: (before: string, after: string) => `Your stake cuts the odds from ${before} to ${after}.`,
  },

  // Odds protection
  oddsProtection: 'Odds protection',
  oddsProtectionText: (percent: string) => `Cancelled if profit falls over ${percent}.`,
  oddsProtectionEffect: (payout: string) => `Cancelled if it pays under ${payout}.`,
  oddsProtectionUntil: (minutes: number) =>
    `With odds protection, a bet not mined in ${minutes} minutes is cancelled.`,
  oddsUnprotected: 'Takes the odds as they are.',
  noOddsLimit: 'Off',

  // Own position
  yourPosition: 'Your position',
  prediction: 'Prediction',
  paysNow: 'Pays now if it wins',
  paid: 'Paid',
  unmatched: {
    pays: (amount: string) => `${amount} unmatched, returned to you`,
    paid: (amount: string) => `${amount} unmatched, returned`,
  },
  paidNote: 'Claimed for you. It’s in your wallet.',
  provisional: {
    won: (until: string) => `Won. Can be challenged until ${until}.`,
    lost: (until: string) => `You can challenge the result until ${until}.`,
    void: (until: string) => `Void. Can be challenged until ${until}.`,
    challenged: (until: string) => `The arbiter has until ${until} to rule.`,
  },

  // My bets
  columns: {
    match: 'MATCH',
    amount: 'BET AMOUNT (WETH)',
    prediction: 'PREDICTION',
    status: 'STATUS',
    actions: 'ACTIONS',
  },
  status: {
    pending: 'Pending',
    challenged: 'Challenged',
    won: 'Won',
    lost: 'Lost',
    claimed: 'Claimed',
    paid: 'Paid',
    claimableIn: (time: string) => `Claimable in ${time}`,
    refund: 'Refund',
    refunded: 'Refunded',
  },
  total: 'Total',
  totalOfShown: (shown: number) => `Total of the latest ${shown}`,
  toClaim: 'To claim',
  loadMore: 'Load more',
  noSigner: 'No signer available',
  noSignerText: 'Connect a wallet to see your bets.',
  fetchFailed: 'Failed to fetch bets',
  empty: 'No bets yet',
  emptyText: 'Pick a match and a side. Your bet appears here.',
  browseMatches: 'Browse matches',

  // Claiming
  claim: 'Claim',
  claiming: 'Claiming...',
  claimAll: 'Claim all',
  readyToClaim: 'Ready to claim',
  readyToClaimFrom: (matches: number, tournaments: number) =>
    `From ${[
      ...(matches > 0 ? [counted(matches, 'match', 'matches')] : []),
      ...(tournaments > 0 ? [counted(tournaments, 'tournament', 'tournaments')] : []),
    ].join(' and ')}.`,
  confirmations: (count: number) =>
    count === 1 ? 'One confirmation in your wallet.' : `${formatCount(count)} confirmations in your wallet.`,
  showAllClaims: (count: number) => `Show all ${formatCount(count)}`,
  claimStep: (step: number, count: number) => `${formatCount(step)} of ${formatCount(count)}:`,
  prize: 'Prize',
  claimFailed: 'Failed to claim winnings. Please try again.',
  claimedToast: (amount: string) => `Claimed: ${amount} WETH is in your wallet`,
}
