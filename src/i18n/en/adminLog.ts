import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

/** Messages of the audit log. Amounts come formatted, without their unit. */
export const adminLog = {
  title: 'Activity log',
  intro: 'Every action by owners, operators and admins, as logged on-chain. It can’t be changed or deleted.',
  columns: { when: 'WHEN', what: 'ACTION', who: 'BY', transaction: 'TRANSACTION' },

  filter: {
    title: 'Filter the log',
    text: 'Match, tournament, name or address',
    placeholder: '#12, T1, 0x…',
    kind: 'Action',
    everything: 'All actions',
    allOf: (topic: string) => `All about ${topic.toLowerCase()}`,
    by: 'Account',
    everybody: 'Everyone',
    you: (address: string) => `${address} (you)`,
    clear: 'Clear filters',
    found: (count: number, of: number) =>
      count === of
        ? counted(of, 'action', 'actions')
        : `${formatCount(count)} of ${counted(of, 'action', 'actions')}`,
  },
  topics: {
    matches: 'Matches',
    tournaments: 'Tournaments',
    money: 'Money',
    settings: 'Settings',
    roles: 'Roles and owners',
  },

  empty: 'No activity yet',
  emptyText: 'Actions appear here, from new matches to changed settings.',
  emptySpan: 'No recent activity',
  emptySpanText: 'Load older days below.',
  noneFound: 'No matching actions',
  noneFoundText: 'Try broader filters.',
  download: 'Download CSV',
  file: (date: string) => `clutchpool-log-${date}.csv`,
  times: (zone: string) => `Times are in your time zone, ${zone}.`,
  you: 'You',
  notLogged: 'Not logged',
  deployment: 'At deployment',
  block: (number: string) => `Block ${number}`,

  match: (id: string, name: string | undefined) => `Match #${id}${name ? ` · ${name}` : ''}`,
  tournament: (id: string, name: string | undefined) => `Tournament #${id}${name ? ` · ${name}` : ''}`,

  matchesCreated: (count: number) => counted(count, 'match created', 'matches created'),
  andMore: (match: string, count: number) => `${match} and ${formatCount(count)} more`,

  kinds: {
    matchCreated: 'Match created',
    bettingClosed: 'Betting closed early',
    matchFinalized: 'Result posted',
    matchVoided: 'Match voided',
    matchReplaced: 'Replaced by a later match',
    resultSourceSet: 'Result source named',
    resultChallenged: 'Result challenged',
    resultRuled: 'Challenge ruled',
    tournamentCreated: 'Tournament created',
    tournamentJudged: 'Judged tournament created',
    tournamentScored: 'Players scored',
    tournamentAwarded: 'Points awarded by judges',
    tournamentFinalized: 'Tournament finalized',
    tournamentCancelled: 'Tournament cancelled',
    tournamentAbandoned: 'Abandoned tournament voided',
    feesWithdrawn: 'Fees withdrawn',
    bonusPaid: 'Reward paid',
    tokenRescued: 'Stray token rescued',
    paused: 'Betting paused',
    unpaused: 'Betting resumed',
    feeChanged: 'Fee changed',
    liveCapChanged: 'Live cap changed',
    maxGainChanged: 'Max gain changed',
    arbiterChanged: 'Arbiter set',
    rulesPublished: 'House rules published',
    disputeWindowChanged: 'Dispute window changed',
    minBondChanged: 'Minimum bond changed',
    tournamentContractChanged: 'Tournament contract changed',
    hubContractChanged: 'Community hub changed',
    operatorAdded: 'Operator added',
    operatorRemoved: 'Operator removed',
    adminAdded: 'Tournament admin added',
    adminRemoved: 'Tournament admin removed',
    ownershipOffered: 'Ownership offered',
    ownershipMoved: 'Ownership transferred',
  },
  corrections: { matchFinalized: 'Result corrected', matchVoided: 'Result voided' },

  details: {
    challenged: (bond: string, time: string) => `Bond ${bond} WETH, ruling due by ${time}`,
    arbiter: (account: string | undefined) => account ?? 'The owner',
    ruling: (days: number) => `${counted(days, 'day', 'days')} to rule`,
    successor: (id: string) => `Match #${id}`,
    source: (uri: string) => uri || 'Removed',
    rules: (version: string, uri: string) => `Version ${version}: ${uri}`,
    betsUntil: (start: string, end: string) => `Starts ${start}, betting closes ${end}`,
    winner: (side: 1 | 2, team: string | undefined) => `Winner: Option ${side}${team ? ` (${team})` : ''}`,
    refunds: 'Every stake is refunded',
    claimable: (time: string) => `claimable from ${time}`,
    tournament: (matches: number, fee: string) =>
      `${counted(matches, 'match', 'matches')}, entry fee ${fee} WETH`,
    scored: (players: number, predictions: number) =>
      `${counted(players, 'player', 'players')}, ${counted(predictions, 'prediction', 'predictions')}`,
    awarded: (players: number, match: string) =>
      `${counted(players, 'player', 'players')} for match #${match}`,
    bonds: {
      returned: (bond: string) => `bond of ${bond} WETH returned`,
      fee: (bond: string) => `bond of ${bond} WETH kept as a fee`,
      burned: (bond: string) => `bond of ${bond} WETH burned`,
    },
    topScore: (score: string, count: number) =>
      `${counted(count, 'top scorer', 'top scorers')} with ${score} points`,
    withdrawn: (amount: string, to: string) => `${amount} WETH to ${to}`,
    bonus: (amount: string, to: string) => `${amount} WETH to ${to}`,
    rescued: (amount: string, token: string) => `${amount} base units of ${token}, to the owner`,
    change: (from: string, to: string) => `${from} → ${to}`,
    duration: (seconds: number) => {
      if (seconds === 0) return 'none'
      if (seconds % 3_600 === 0) return `${seconds / 3_600} h`
      return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
    },
    contract: (address: string | undefined) => address ?? 'None',
    role: {
      admin: (account: string) => account,
      defaultAdmin: (account: string) => `${account}, who can add admins`,
      other: (account: string) => `${account}, another role`,
    },
    ownership: {
      pool: (to: string | undefined) => (to ? `Pool to ${to}` : 'The pool has no owner'),
      hub: (to: string | undefined) => (to ? `Hub to ${to}` : 'The hub has no owner'),
    },
  },
}
