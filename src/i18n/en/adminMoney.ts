import { counted } from './counted'

/** Words of the operator's section for money. Amounts come formatted, without their unit. */
export const adminMoney = {
  countsFrom: (block: string, to: string) => `Counts from block ${block} up to block ${to}.`,

  solvency: {
    title: 'What the pool holds and owes',
    covered: 'Every claim is covered.',
    coveredText: (balance: string, owed: string) => `The pool holds ${balance} WETH and owes ${owed} WETH.`,
    short: (amount: string) => `The pool lacks ${amount} WETH.`,
    shortText:
      'This must never happen. Pause betting under Settings, and have the contract and this browser’s RPC looked into.',
    cut: 'The history is longer than what this browser keeps. Matches from before it are left out, so the pool holds more than is shown here.',
    held: 'What the pool holds, by whose it is',
    open: 'Open stakes',
    openHint: (count: number) =>
      count === 0
        ? 'No match is without a result'
        : `On ${counted(count, 'match', 'matches')} without a result`,
    owed: 'Owed to bettors',
    owedHint: 'Winnings and refunds nobody claimed yet',
    owedLater: (amount: string) => `${amount} WETH of it waits for the dispute window`,
    feesToCome: 'Fees to come',
    feesToComeHint: 'When those winnings are claimed; referrers are paid out of these fees',
    accrued: 'Accrued fees',
    accruedHint: 'Can be withdrawn under Settings',
    surplus: 'Left over',
    surplusHint: 'From rounding payouts down, or sent here by mistake',
    balance: 'Pool balance',
  },

  turnover: {
    title: 'Turnover per day',
    period: 'Period',
    periods: { month: '30 days', quarter: '90 days', all: 'All time' },
    total: (amount: string) => `${amount} WETH`,
    totalText: (bets: number, days: number) =>
      `${counted(bets, 'bet', 'bets')} in ${counted(days, 'day', 'days')}`,
    ofDay: (day: string, bets: number) => `${day}: ${counted(bets, 'bet', 'bets')}`,
    chart: (days: number, total: string, best: string, bestDay: string) =>
      `Turnover of the last ${counted(days, 'day', 'days')}: ${total} WETH in all, the most on ${bestDay} with ${best} WETH. The table below has every day.`,
    chartEmpty: (days: number) => `Nobody bet in the last ${counted(days, 'day', 'days')}.`,
    axis: 'WETH',
    table: 'Show as a table',
    columns: {
      day: 'DAY (UTC)',
      bets: 'BETS',
      bettors: 'BETTORS',
      turnover: 'TURNOVER (WETH)',
      paid: 'PAID (WETH)',
      fees: 'FEES (WETH)',
    },
    rules: 'A day is one of UTC. Days on which nothing happened are left out of the table.',
    empty: 'No bets yet',
    emptyText: 'As soon as somebody bets, each day’s turnover stands here.',
    download: 'CSV per day',
    file: (date: string) => `clutchpool-days-${date}.csv`,
  },

  matches: {
    title: 'Money per match',
    columns: {
      match: 'MATCH',
      staked: 'STAKED (WETH)',
      result: 'RESULT',
      paid: 'PAID (WETH)',
      owed: 'OWED (WETH)',
      fees: 'FEES (WETH)',
    },
    match: (id: string) => `#${id}`,
    results: {
      none: 'None yet',
      void: 'Void',
      winner: (side: 1 | 2, team: string | undefined) => team ?? `Option ${side}`,
    },
    feesRule: 'Fees are those of claimed winnings, the referrers’ part included.',
    showMore: 'Show more',
    download: 'CSV per match',
    file: (date: string) => `clutchpool-matches-${date}.csv`,
  },
  exact: 'The CSV files are exact to the wei.',
  failed: 'The file could not be made. Try again.',
}
