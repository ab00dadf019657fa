import { counted } from './counted'

const minutes = (count: number) => counted(count, 'minute', 'minutes')
const accounts = (count: number) => counted(count, 'account', 'accounts')

/** Messages for unusual bets, also those of `npm run operate`. Amounts and percentages come formatted. */
export const adminRisk = {
  title: 'Risk signals',
  overview: 'Risk signals of open matches',
  none: 'Nothing unusual in the last 6 hours of betting.',
  columns: { match: 'Match', seen: 'Seen', remedy: 'What you can do', accounts: 'Accounts' },
  more: (count: number) => `and ${count} more`,
  seen: {
    late: (count: number, stake: string, team: string, late: number) =>
      `${accounts(count)} bet ${stake} WETH live on ${team} in the last ${minutes(late)} of betting.`,
    against: (count: number, stake: string, team: string, line: string) =>
      `${accounts(count)} bet ${stake} WETH on ${team} while it had less than ${line} of the pool.`,
    together: (count: number, stake: string, team: string, within: number) =>
      `${accounts(count)} bet ${stake} WETH on ${team} within ${minutes(within)}.`,
    empty: (before: number) => `No bets yet, less than ${minutes(before)} before the start.`,
  },
  remedy: {
    late: 'Check the score, and close betting if the match is decided.',
    against: 'Look for news, such as a new line-up. Close betting early if it isn’t public yet.',
    together:
      'Compare their bets: one bettor may be past the maximum. Close betting early, or lower it next time.',
    empty: 'Check the start time, and share the match.',
  },
}
