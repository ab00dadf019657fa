import { formatCount } from '@/i18n/format/locale'

/** Messages about what a bet pays, from its amount on. */
export const betPayout = {
  viewMyBets: 'View my bets',
  addMore: 'Add to this bet',
  resultExpected: 'Result expected',
  noResultBy: (time: string) => `No result by ${time}? Anyone can void it for a refund.`,
  nextMatch: 'Next match',
  transaction: 'Transaction',
  potentialWinnings: 'Potential Winnings',
  payoutDetails: 'How this is computed',
  ifItWins: (team: string) => `Payout if ${team} wins`,
  stake: 'Stake',
  fee: (percent: string) => `Fee (${percent} of profit)`,
  profit: 'Profit after fee',
  share: (side: string) => `Your share of the ${side} pool`,
  multiplier: 'Multiplier',
  oddsWere: (odds: string) => `was ${odds}`,
  multiplierChange: (before: string, after: string) => `${before} now, ${after} with your bet`,
  liveRoom: (side: string) => `Live room left on ${side}`,
  liveText:
    'Live bets only play against live bets. Others may see the match sooner than you, so the live pool stays small.',
  estimate: 'Estimate. Odds and matching change with each bet.',
  pool: 'Pool',
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
    lowOdds: (stake: string, profit: string) => `You’d stake ${stake} to win ${profit}.`,
    oddsCut: (before: string, after: string) => `Your stake cuts the odds from ${before} to ${after}.`,
  },
  oddsProtectionUntil: (minutes: number) =>
    `With odds protection, a bet not mined in ${minutes} minutes is cancelled.`,
}
