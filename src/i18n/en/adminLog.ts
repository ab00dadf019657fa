import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

/** Words of the operator's section for what was done. Amounts come formatted, without their unit. */
export const adminLog = {
  title: 'What was done',
  intro:
    'Every act of owners, operators and admins, as the contracts logged it. Nobody can change or delete it.',
  columns: { when: 'WHEN', what: 'WHAT', who: 'WHO', transaction: 'TRANSACTION' },

  filter: {
    title: 'Filter the log',
    text: 'Match, tournament, name or address',
    placeholder: '#12, T1, 0x…',
    kind: 'What',
    everything: 'Everything',
    allOf: (topic: string) => `All about ${topic.toLowerCase()}`,
    by: 'Who',
    everybody: 'Everybody',
    you: (address: string) => `${address} (you)`,
    clear: 'Clear filters',
    found: (count: number, of: number) =>
      count === of ? counted(of, 'act', 'acts') : `${formatCount(count)} of ${counted(of, 'act', 'acts')}`,
  },
  topics: {
    matches: 'Matches',
    tournaments: 'Tournaments',
    money: 'Money',
    settings: 'Settings',
    roles: 'Roles and owners',
  },

  empty: 'Nothing yet',
  emptyText: 'As soon as somebody creates a match or changes a setting, it stands here.',
  noneFound: 'Nothing matches the filters',
  noneFoundText: 'Widen them to see more.',
  showMore: 'Show more',
  countsFrom: (block: string) => `Counts from block ${block}.`,
  times: (zone: string) => `Times are in your zone, ${zone}.`,
  you: 'You',
  notLogged: 'Not logged',
  deployment: 'At deployment',
  block: (number: string) => `Block ${number}`,

  match: (id: string, name: string | undefined) => `Match #${id}${name ? ` · ${name}` : ''}`,
  tournament: (id: string, name: string | undefined) => `Tournament #${id}${name ? ` · ${name}` : ''}`,

  kinds: {
    matchCreated: 'Match created',
    bettingClosed: 'Betting closed early',
    matchFinalized: 'Winner named',
    matchVoided: 'Match voided',
    tournamentCreated: 'Tournament created',
    tournamentJudged: 'Tournament marked as judged',
    tournamentScored: 'Players scored',
    tournamentFinalized: 'Tournament finalized',
    tournamentCancelled: 'Tournament cancelled',
    tournamentAbandoned: 'Abandoned tournament voided',
    feesWithdrawn: 'Fees withdrawn',
    bonusPaid: 'Bonus paid',
    tokenRescued: 'Stray token rescued',
    paused: 'Betting paused',
    unpaused: 'Betting resumed',
    feeChanged: 'Fee changed',
    liveCapChanged: 'Live cap changed',
    disputeWindowChanged: 'Dispute window changed',
    tournamentContractChanged: 'Tournament contract changed',
    hubContractChanged: 'Community hub changed',
    operatorAdded: 'Operator added',
    operatorRemoved: 'Operator removed',
    adminAdded: 'Tournament admin added',
    adminRemoved: 'Tournament admin removed',
    ownershipOffered: 'Ownership offered',
    ownershipMoved: 'Ownership changed',
  },
  corrections: { matchFinalized: 'Result corrected', matchVoided: 'Result replaced by void' },

  details: {
    betsUntil: (start: string, end: string) => `Starts ${start}, betting closes ${end}`,
    winner: (side: 1 | 2, team: string | undefined) => `Winner: Option ${side}${team ? ` (${team})` : ''}`,
    refunds: 'Every stake goes back',
    claimable: (time: string) => `claimable from ${time}`,
    tournament: (matches: number, fee: string) =>
      `${counted(matches, 'match', 'matches')}, entry fee ${fee} WETH`,
    scored: (players: number, match: string) =>
      `${counted(players, 'player', 'players')} for match #${match}`,
    topScore: (score: string, count: number) =>
      `${counted(count, 'top scorer', 'top scorers')} with ${score} points`,
    withdrawn: (amount: string, to: string) => `${amount} WETH to ${to}`,
    bonus: (amount: string, to: string) => `${amount} WETH to ${to}`,
    rescued: (amount: string, token: string) => `${amount} of the smallest unit of ${token}, to the owner`,
    change: (from: string, to: string) => `${from} → ${to}`,
    duration: (seconds: number) => {
      if (seconds === 0) return 'none'
      if (seconds % 3_600 === 0) return `${seconds / 3_600} h`
      return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
    },
    contract: (address: string | undefined) => address ?? 'None',
    role: {
      admin: (account: string) => account,
      defaultAdmin: (account: string) => `${account}, who may name admins`,
      other: (account: string) => `${account}, another role`,
    },
    ownership: {
      pool: (to: string | undefined) => (to ? `The pool to ${to}` : 'The pool has no owner any more'),
      hub: (to: string | undefined) => (to ? `The hub to ${to}` : 'The hub has no owner any more'),
    },
  },
}
