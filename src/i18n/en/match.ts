import { counted } from './counted'

/** Messages about a match that every page shares. */
export const match = {
  teamA: 'Team A',
  teamB: 'Team B',
  versus: 'vs',
  poolShare: (a: string, b: string) => `Team A has ${a} of the pool, Team B ${b}`,
  poolEmpty: 'No bets yet',
  minBet: 'Min Bet',
  maxBet: 'Max Bet',
  startTime: 'Start Time',
  startsIn: 'Starts in',
  endsIn: 'Ends in',
  rulingWithin: 'Ruling within',
  pool: 'Pool',
  pools: { early: 'Early pool', live: 'Live pool' },
  won: 'Won',
  lost: 'Lost',
  toBetForm: 'Place Bet',
  viewDetails: 'View Details',
  pays: 'Pays',
  oddsOfAmount: (odds: string, amount: string) => `${odds} for ${amount}`,
  betOn: (team: string, odds?: string) =>
    odds ? `Bet on ${team}, pays ${odds}` : `Bet on ${team}, no bets on it yet`,
  market: {
    winner: 'Winner',
    map: (map: number) => `Map ${map}`,
    total: (line: string) => `Over/under ${line} maps`,
    over: (line: string) => `Over ${line}`,
    under: (line: string) => `Under ${line}`,
    more: (count: number) => `+${counted(count, 'market', 'markets')}`,
  },
  bettingClosed: 'Betting closed',
  status: {
    upcoming: 'Upcoming',
    live: 'Live',
    ended: 'Awaiting result',
    challenged: 'Challenged',
    finalized: 'Finalized',
    void: 'Void',
  },
  none: 'No matches available yet',
  see: {
    upcoming: 'See upcoming matches',
    live: 'See live matches',
    finalized: 'See results',
  },
}
