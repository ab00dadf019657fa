/** Messages of a match's page. */
export const matchPage = {
  back: 'All matches',
  score: 'Maps won:',
  oddsBefore: (odds: string) => `was ${odds}`,
  moreOf: (event: string) => `More of ${event}`,
  otherMatches: 'Other matches',
  lastResults: 'Last results here',
  title: (teamA: string, teamB: string) => `${teamA} vs ${teamB}`,
  subtitle: 'Bet until a match ends. Odds move with every bet, and winners share the losing pool.',
  untitled: (id: string) => `Match ${id}`,
  follow: (host: string) => `Follow on ${host}`,
  facts: 'About this match',
  endTime: 'End Time',
  fee: 'Fee on winnings',
  pools: 'Pools',
  totalPool: 'Total pool',
  poolStates: { open: 'Open', closed: 'Closed', refunded: 'Refunded' },
  paid: 'Paid',
  liveRoom: (amount: string) => `Room left: ${amount} WETH`,
  closesIn: 'Betting closes in',

  odds: 'Odds over time',
  activity: 'Activity',

  notFound: 'Match not found',
  notFoundText: (id: string) => `We couldn’t find match ${id}. Check the link and try again.`,
}
