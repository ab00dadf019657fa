import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

/** Messages of the admin section for money. Amounts come formatted, without their unit. */
export const adminMoney = {
  asOf: (block: string) => `As of block ${block}.`,

  solvency: {
    title: 'Pool balance and liabilities',
    covered: 'Every claim is covered.',
    coveredText: (balance: string, owed: string, own: string) =>
      `The pool holds ${balance} WETH. It owes bettors ${owed} WETH; the other ${own} WETH is its own.`,
    short: (amount: string) => `The pool is short by ${amount} WETH.`,
    shortText:
      'This should never happen. Pause betting under Settings, then check the contract and this browser’s RPC.',
    owed: 'Owed to bettors',
    open: 'Open stakes',
    openHint: (count: number) =>
      count === 0 ? 'No undecided matches' : `On ${counted(count, 'undecided match', 'undecided matches')}`,
    unclaimed: 'Unclaimed payouts',
    unclaimedHint: 'Winnings, refunds and unmatched stakes',
    owedLater: (amount: string) => `${amount} WETH still in the dispute window`,
    bonds: 'Bonds',
    bondsHint: 'Of challenges without a ruling',
    own: 'The pool’s own',
    feesToCome: 'Pending fees',
    feesToComeHint: 'Earned when winnings are claimed; referrers are paid from them',
    accrued: 'Accrued fees',
    accruedHint: 'Withdraw under Settings',
    surplus: 'Surplus',
    surplusHint: 'From rounding, or sent here by mistake',
    balance: 'Pool balance',
  },

  prizes: {
    title: 'Prize money in tournaments',
    held: 'Held in total',
    open: 'In open tournaments',
    unclaimed: 'Still to be claimed',
    columns: {
      tournament: 'TOURNAMENT',
      state: 'STATUS',
      pool: 'PRIZE POOL (WETH)',
      held: 'STILL HELD (WETH)',
    },
    tournament: (id: string) => `#${id}`,
    states: {
      open: 'Open',
      prizes: 'Prizes to claim',
      refunds: 'Refunds to claim',
      paid: 'Paid out',
    },
    rule: 'Held by the tournament contract, apart from the pool. Free tournaments are left out.',
  },

  turnover: {
    title: 'Turnover by match day',
    period: 'Period',
    periods: { month: '30 days', quarter: '90 days', all: 'All time' },
    total: (amount: string) => `${amount} WETH`,
    totalText: (bets: number, days: number) =>
      `${counted(bets, 'bet', 'bets')} in ${counted(days, 'day', 'days')}`,
    ofDay: (day: string, bets: number) => `${day}: ${counted(bets, 'bet', 'bets')}`,
    chart: (days: number, total: string, best: string, bestDay: string) =>
      `Turnover of the last ${counted(days, 'day', 'days')}: ${total} WETH in total, highest on ${bestDay} with ${best} WETH. The table below lists every day.`,
    chartEmpty: (days: number) => `No bets in the last ${counted(days, 'day', 'days')}.`,
    table: 'Show as table',
    columns: {
      day: 'DAY (UTC)',
      matches: 'MATCHES',
      bets: 'BETS',
      turnover: 'TURNOVER (WETH)',
      paid: 'PAID (WETH)',
      fees: 'FEES (WETH)',
    },
    rules:
      'A day (UTC) has the matches that end on it. Several bets on one match by the same bettor count once. Days without a match are left out.',
    empty: 'No bets yet',
    emptyText: 'Daily turnover appears here after the first bet.',
    download: 'Daily CSV',
    file: (date: string) => `clutchpool-days-${date}.csv`,
  },

  statements: {
    title: 'Monthly statements',
    columns: {
      month: 'MONTH (UTC)',
      fees: 'FEES (WETH)',
      referrals: 'REFERRALS (WETH)',
      net: 'NET (WETH)',
      refunds: 'REFUNDS (WETH)',
      gas: (coin: string) => `GAS (${coin})`,
    },
    since: (day: string) => `since ${day}`,
    rules:
      'Counted when bettors claim. Fees include bonds of failed challenges; net is fees less referrals. Gas is that of logged actions of operators and owners: failed transactions, approvals, scoring, ownership, tournament roles and the deployment are left out.',
    priced: 'Values are at each month’s last on-chain price.',
    capped: (count: number) => `It counts the newest ${formatCount(count)} transactions.`,
    empty: 'No entries this month',
    emptyText: 'Load older days below.',
    download: 'Monthly CSV',
    file: (date: string) => `clutchpool-months-${date}.csv`,
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
      challenged: 'Challenged',
      none: 'None yet',
      void: 'Void',
      winner: (side: 1 | 2, team: string | undefined) => team ?? `Option ${side}`,
    },
    feesRule: 'Fees from claimed winnings, including the referrers’ share.',
    download: 'Match CSV',
    file: (date: string) => `clutchpool-matches-${date}.csv`,
  },
  exact: 'CSV files are exact to the wei.',
}
