import { formatCount } from '@/i18n/format/locale'
import { adminAlerts } from './adminAlerts'
import { adminMatchTable } from './adminMatchTable'
import { nameProblems, timeProblems } from './adminSchedule'
import { counted } from './counted'

/** Messages of the admin section for matches. Amounts come formatted, without their unit. */
export const adminMatches = {
  loading: 'Loading matches...',
  /** Leads to their panel. */
  risks: 'Risk signals',
  alerts: adminAlerts,
  match: (id: string, name: string) => `#${id} - ${name}`,
  select: 'Match',
  placeholder: '-- Select a match --',

  finalize: {
    title: 'Finalize Match Results',
    intro: 'Post the result of a match that is over.',
    none: 'No matches available for finalization',
    noneText: 'Matches appear here once they’re over, until they have a result.',
  },

  create: {
    title: 'Create New Match',
    mode: 'Number of matches',
    one: 'One match',
    many: 'Several from a file',
    name: 'Match Name',
    nameHint: (left: number) =>
      `For example “LoL: T1 vs Gen.G — LCK Final”. ${counted(left, 'byte', 'bytes')} left.`,
    start: 'Start Time',
    end: 'End Time',
    min: 'Minimum Bet',
    max: 'Maximum Bet',
    startsIn: (left: string) => `Starts in ${left}`,
    closesIn: (left: string) => `Closes in ${left}`,
    endHint: 'Betting closes here. Choose a time before the result is known.',
    minHint: 'Minimum stake per bet.',
    maxHint: 'Maximum total stake per bettor, and the least room for live bets on each side.',
    markets: {
      title: 'More markets',
      bestOf: 'Best of',
      /** @param maps 1 for the winner alone */
      bestOfMaps: (maps: number) => (maps === 1 ? 'None' : `Best of ${formatCount(maps)}`),
      hint: 'They start with the series. Each closes before the map that decides it can be over.',
      closes: (time: string) => `Closes ${time}`,
    },
    timesAreFinal: 'Times and limits can’t be changed later.',
    warnings: {
      noTeams: 'The name has no two teams, so sides stay “Team A” and “Team B”. Write “T1 vs Gen.G”.',
      undecidedTeam: 'A team isn’t decided yet, and the name can’t be changed later.',
      short: 'The match lasts less than 10 minutes. Check the end time.',
      highMax: 'The maximum bet is above 1,000 WETH. Check the amount.',
    },
    paused: 'New matches are paused. The owner can resume them under Settings.',
    button: 'Create Match',
    busy: 'Creating...',
    created: (id: string, name: string) => `Match #${id} created: ${name}`,
    createdSeries: (first: string, last: string, name: string) =>
      `Matches #${first} to #${last} created: ${name}`,
    view: 'View match',
    next: 'Fill in the next match',
    template: {
      label: 'Template',
      none: 'None',
      name: (game: string, length: string, min: string, max: string) =>
        `${game} · ${length} · ${min} to ${max} WETH`,
      noGame: 'Any game',
      save: 'Save as template',
      saved: 'Template saved in this browser',
      delete: 'Delete template',
    },
    duplicate: (id: string, ends: string) =>
      `Match #${id} has the same name and is still open (ends ${ends}). Create it only if it’s a different match.`,
    preview: 'Preview',
    previewText: 'As bettors will see it',
    previewName: 'Your match',
    terms: {
      fee: 'Fee on gains',
      maxGain: 'Max gain',
      maxGainOf: (times: number) => `${formatCount(times)}× the stake`,
      liveRoom: 'Live bets per side',
      liveRoomOf: (max: string | undefined, cap: string) =>
        `${max === undefined ? 'Maximum bet' : `${max} WETH`} + ${cap} of early stakes`,
      window: 'Dispute window',
      noWindow: 'None',
    },
    problems: {
      name: {
        ...nameProblems,
        empty: 'Enter a match name.',
        sameTeam: 'Both teams read the same. Name two different teams.',
      },
      start: {
        ...timeProblems,
        empty: 'Choose a start time.',
        inPast: 'The start time has passed. Choose a later one.',
      },
      end: { ...timeProblems, empty: 'Choose an end time.' },
      zero: 'The minimum bet must be more than 0.',
      belowMin: 'The maximum bet can’t be below the minimum.',
    },
  },

  manage: {
    title: 'Close, void or correct a match',
    intro: 'For matches that are challenged, in their dispute window, or without a result.',
    none: 'No open matches or correctable results',
  },

  table: adminMatchTable,
}
