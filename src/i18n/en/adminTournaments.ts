import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { nameProblems, timeProblems } from './adminSchedule'
import { counted } from './counted'

const points = (count: number) => counted(count, 'point', 'points')

/** Messages of the admin section for tournaments. Amounts come formatted, without their unit. */
export const adminTournaments = {
  loading: 'Loading tournaments...',
  tournament: (id: string, name: string) => `#${id} - ${name}`,
  match: (id: string, name: string) => `#${id} - ${name}`,

  run: {
    title: 'Run tournaments',
    intro: 'Score, finish and cancel open tournaments, most urgent first.',
    list: 'Open tournaments',
    none: 'No open tournaments',
    noneText: 'Tournaments you create appear here until they’re over.',
    older: 'Load older tournaments',
    choose: 'Choose a tournament to see what it needs.',
    states: {
      upcoming: (left: string) => `First match in ${left}`,
      playing: (left: string) => `Ends in ${left}`,
      settling: (ago: string) => `Ended ${ago} ago`,
      abandoned: 'Can only be voided',
    },
    abandonedIn: (left: string) => `Void only, in ${left}`,
    players: (count: number) => counted(count, 'player', 'players'),
    pool: (amount: string) => `${amount} WETH`,
    judged: 'Judged',
    view: 'View tournament',
    facts: {
      players: 'Players',
      prizePool: 'Prize pool',
      entryFee: 'Entry fee',
      free: 'Free',
      results: 'Final results',
      resultsOf: (final: number, all: number) => `${final} of ${all}`,
      toScore: 'To score',
      lead: 'Leading',
      leadOf: (count: number, top: number) => `${counted(count, 'player', 'players')} with ${points(top)}`,
      noLead: 'Nobody yet',
    },
    readingPlayers: 'Loading players…',
  },

  create: {
    title: 'Create new tournament',
    name: 'Tournament name',
    nameHint: (left: number) => `For example “Spring cup”. ${counted(left, 'byte', 'bytes')} left.`,
    start: 'Start time',
    end: 'End time',
    startHint: 'When it’s shown as running. Affects nothing else.',
    startsIn: (left: string) => `Shown as running in ${left}`,
    started: 'In the past: it’s shown as running right away.',
    endHint: 'All matches must close by then.',
    endsIn: (left: string) => `Ends in ${left}`,
    fee: 'Entry fee',
    feeHint: 'Paid by each player into the prize pool. Enter 0 for free entry.',
    judged: 'Judged by admins',
    judgedText: 'Points come from admins, not from results, and players are told. This can’t be undone.',
    matches: 'Matches',
    matchesText: `Choose 1 to ${limits.matches} upcoming matches.`,
    search: 'Search matches',
    searchHint: 'Name or number',
    chosen: (count: number) => `${formatCount(count)} of ${limits.matches} chosen`,
    chooseAll: (count: number) => `Choose all shown (${formatCount(count)})`,
    chooseSome: (count: number) => `Choose ${formatCount(count)} of those shown`,
    clear: 'Clear',
    matchTimes: (start: string, end: string) => `${start} – ${end}`,
    late: 'Closes after the tournament ends',
    noMatches: 'No upcoming matches',
    noMatchesText: 'Create matches first. Only matches that haven’t started can be chosen.',
    noneFound: 'No matches found.',
    useTimes: 'Use the chosen matches’ times',
    gone: (count: number) =>
      `${counted(count, 'chosen match has', 'chosen matches have')} started or closed and ${count === 1 ? 'was' : 'were'} removed.`,
    rules: (join: string, cancel: string) =>
      `Players can join until ${join}. You can cancel until ${cancel}.`,
    isFinal: 'Matches, times and fee can’t be changed later.',
    button: 'Create tournament',
    busy: 'Creating…',
    judgedConfirmation: {
      confirmTitle: 'Create a judged tournament?',
      does: 'Tournament admins decide the points for each prediction, and so who wins. Players see this before they join.',
      cannot: 'This can’t be undone.',
    },
    created: (id: string, name: string) => `Tournament #${id} created: ${name}`,
    view: 'View tournament',
    problems: {
      name: { ...nameProblems, empty: 'Enter a tournament name.' },
      start: { ...timeProblems, empty: 'Choose a start time.' },
      end: { ...timeProblems, empty: 'Choose an end time.' },
      matches: {
        none: 'Choose at least one match.',
        tooMany: `Choose at most ${limits.matches} matches.`,
        late: 'A chosen match closes after the tournament. Choose a later end, or remove it.',
      },
    },
  },
}
