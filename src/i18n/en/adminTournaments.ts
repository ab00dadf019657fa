import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'
import { counted } from './counted'

const points = (count: number) => counted(count, 'point', 'points')

/** Words of the operator's section for tournaments. Amounts come formatted, without their unit. */
export const adminTournaments = {
  loading: 'Loading tournaments...',
  tournament: (id: string, name: string) => `#${id} - ${name}`,
  match: (id: string, name: string) => `#${id} - ${name}`,

  run: {
    title: 'Run tournaments',
    intro: 'Score, finish and call off the tournaments that are open, the most pressing first.',
    list: 'Open tournaments',
    none: 'No tournament is open',
    noneText: 'Those that you create stand here until they are over.',
    older: 'Look further back',
    choose: 'Choose a tournament to see what it waits for.',
    states: {
      upcoming: (left: string) => `First match in ${left}`,
      playing: (left: string) => `Ends in ${left}`,
      settling: (ago: string) => `Ended ${ago} ago`,
      abandoned: 'Abandoned: it can only be voided',
    },
    abandonedIn: (left: string) => `Abandoned in ${left}`,
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
    readingPlayers: 'Reading the players...',
  },

  score: {
    title: 'Score the predictions',
    text: 'A right prediction of a match is a point. Anyone may have them counted, once a result is final.',
    matches: 'To score',
    match: (count: number) => counted(count, 'prediction', 'predictions'),
    button: (count: number) => `Score ${counted(count, 'prediction', 'predictions')}`,
    buttonNone: 'Score',
    busy: (progress: { batch: number; batches: number } | undefined) =>
      !progress || progress.batches === 1
        ? 'Scoring...'
        : `Scoring ${formatCount(progress.batch)} of ${formatCount(progress.batches)}...`,
    transactions: (count: number) =>
      count === 1
        ? 'It takes one transaction.'
        : `It takes ${formatCount(count)} transactions. What is scored stays: press again to score the rest.`,
    confirmed: (id: string) => `All final results of tournament #${id} are scored`,
    noPlayers: 'Nobody has joined yet.',
    waiting: (count: number) =>
      `Nothing to score yet: ${counted(count, 'match has', 'matches have')} no final result.`,
    done: 'Every prediction is scored.',
  },

  judge: {
    title: 'Give the judges’ points',
    text: 'Judges decide here. A player gets points for a match once, 0 to 1,000 of them.',
    match: 'Match',
    option: (id: string, name: string, count: number) =>
      `#${id} - ${name} (${counted(count, 'player', 'players')})`,
    result: (team: string) => `Result: ${team}`,
    fill: '1 for right picks, 0 for others',
    caption: 'Players to be given points',
    columns: { player: 'PLAYER', pick: 'PICK', points: 'POINTS' },
    right: 'Right',
    wrong: 'Wrong',
    pointsFor: (player: string) => `Points for ${player}`,
    more: (count: number) =>
      `${counted(count, 'more player comes', 'more players come')} once these have their points.`,
    left: 'Whom you leave empty can be given points later.',
    problems: {
      notWhole: 'Enter whole points, in figures.',
      tooMany: 'A match gives at most 1,000 points. Enter less.',
    },
    button: (count: number) =>
      count === 0 ? 'Give points' : `Give points to ${counted(count, 'player', 'players')}`,
    busy: 'Giving points...',
    nothing: 'Enter points first.',
    confirmTitle: (id: string) => `Give points for match #${id}?`,
    does: (players: number, all: number, match: string) =>
      `${counted(players, 'player gets', 'players get')} ${points(all)}${players === 1 ? '' : ' in all'} for “${match}”.`,
    cannot:
      'Points can be neither changed nor taken back. Whoever has the most in the end shares the prize pool.',
    confirm: 'Give these points',
    confirmed: (players: number) => `${counted(players, 'player has', 'players have')} got points`,
  },

  finish: {
    title: 'Finish the tournament',
    text: 'The top scorers, as the chain has them, share the prize pool.',
    winners: 'Winners',
    moreWinners: (count: number) => `and ${formatCount(count)} more`,
    button: 'Finish tournament',
    busy: 'Finishing...',
    confirmTitle: (id: string) => `Finish tournament #${id}?`,
    does: (count: number, top: number, prize: string, share: string) =>
      count === 1
        ? `One player wins with ${points(top)} and can claim the whole prize pool, ${prize} WETH.`
        : `${formatCount(count)} players win with ${points(top)} and share the prize pool, ${prize} WETH: each can claim ${share} WETH.`,
    doesFree: (count: number, top: number) =>
      `${counted(count, 'player wins', 'players win')} with ${points(top)}. There is no prize pool to claim.`,
    doesRefund: (amount: string) =>
      `Nobody has a point, so nobody wins. Every entry fee can be claimed back, ${amount} WETH together.`,
    late: (count: number) =>
      `${counted(count, 'prediction is', 'predictions are')} not scored and will count nothing.`,
    cannot: 'It cannot be undone, and nobody can choose other winners: the points decide.',
    confirm: 'Finish for good',
    confirmed: (id: string) => `Tournament #${id} is over. What it pays can be claimed`,
    waiting: {
      matches: (count: number) =>
        `${counted(count, 'match has', 'matches have')} no final result yet. It can be finished after that.`,
      scores: (count: number, from: string) =>
        `${counted(count, 'prediction is', 'predictions are')} still to be scored. Without that it can be finished from ${from}.`,
      admin: (from: string) => `Only an admin of the tournaments can do this before ${from}.`,
      abandoned: 'The time to finish it is over.',
    },
  },

  makeJudged: {
    title: 'Let judges decide',
    text: 'Admins then give the points instead of the results. Only before anybody joins.',
    button: 'Mark as judged',
    busy: 'Marking as judged...',
    confirmTitle: (id: string) => `Mark tournament #${id} as judged?`,
    does: 'The admins of the tournaments decide how many points each prediction gets, and so who wins. Players are told so before they join.',
    cannot: 'It cannot be taken back.',
    confirm: 'Let judges decide',
    confirmed: (id: string) => `Judges decide in tournament #${id}`,
    already: 'Judges decide in this tournament already.',
    joined: 'Somebody has joined, so it is too late for that.',
  },

  cancel: {
    title: 'Cancel',
    text: 'Calls it off before its first match. Every entry fee goes back.',
    button: 'Cancel tournament',
    busy: 'Cancelling...',
    confirmTitle: (id: string) => `Cancel tournament #${id}?`,
    does: (players: number, amount: string) =>
      `The tournament is over. ${counted(players, 'player', 'players')} can claim the entry fee back, ${amount} WETH together.`,
    doesEmpty: 'The tournament is over. Nobody paid for it, so nothing goes back.',
    cannot: 'It cannot be opened again. Bets on its matches are not touched.',
    confirm: 'Cancel for good',
    confirmed: (id: string) => `Tournament #${id} is cancelled`,
    started: 'Its first match has started, so it can no longer be cancelled.',
  },

  void: {
    title: 'Void',
    text: 'For a tournament that nobody finished within 14 days of its end. Anyone may.',
    button: 'Void tournament',
    busy: 'Voiding...',
    confirmTitle: (id: string) => `Void tournament #${id}?`,
    does: (amount: string) => `Nobody wins. Every entry fee can be claimed back, ${amount} WETH together.`,
    doesEmpty: 'Nobody wins. Nobody paid for it, so nothing goes back.',
    cannot: 'It cannot be undone.',
    confirm: 'Void and refund',
    confirmed: (id: string) => `Tournament #${id} is void`,
    early: (from: string) => `Not before ${from}.`,
  },

  create: {
    title: 'Create New Tournament',
    name: 'Tournament Name',
    nameHint: (left: number) => `Such as “Spring cup”. ${counted(left, 'byte', 'bytes')} left.`,
    start: 'Start Time',
    end: 'End Time',
    startHint: 'From then on it is shown as running. It decides nothing else.',
    startsIn: (left: string) => `Shown as running in ${left}`,
    started: 'It has passed: the tournament is shown as running at once.',
    endHint: 'All its matches must close by then.',
    endsIn: (left: string) => `Ends in ${left}`,
    fee: 'Entry Fee',
    feeHint: 'What each player pays into the prize pool. 0 makes it free.',
    judged: 'Judges give the points',
    judgedText:
      'Instead of the results, admins decide how many points a prediction gets, and so who wins. Players are told so. It takes a second transaction right after the first, and cannot be taken back.',
    matches: 'Matches',
    matchesText: 'Upcoming matches that players predict, 1 to 64 of them.',
    search: 'Search matches',
    searchHint: 'Search by name or number',
    chosen: (count: number) => `${formatCount(count)} of at most 64 chosen`,
    chooseAll: 'Choose all shown',
    clear: 'Clear',
    matchTimes: (start: string, end: string) => `${start} – ${end}`,
    late: 'Closes after the tournament’s end',
    noMatches: 'No upcoming matches',
    noMatchesText: 'Create matches first: those that have not started can be chosen.',
    noneFound: 'No match is called that.',
    useTimes: 'Use the times of the chosen matches',
    gone: (count: number) =>
      `${counted(count, 'match that you chose has', 'matches that you chose have')} started or closed meanwhile and ${count === 1 ? 'is' : 'are'} left out.`,
    rules: (join: string, cancel: string) =>
      `Players can join until ${join}. It can be cancelled until ${cancel}.`,
    isFinal: 'Matches, times and fee of a tournament can never be changed.',
    button: 'Create Tournament',
    busy: 'Creating...',
    confirmTitle: 'Create a judged tournament?',
    confirmDoes:
      'Your wallet asks twice: first for the tournament, then to let judges decide in it. From then on the admins of the tournaments decide who wins.',
    confirmCannot: 'It cannot be taken back. If somebody joins in between, the results decide.',
    created: (id: string, name: string) => `Tournament #${id} created: ${name}`,
    notJudged: (id: string) =>
      `Judges do not decide in tournament #${id} yet. Mark it as judged above before anybody joins, or cancel it.`,
    view: 'View tournament',
    problems: {
      name: {
        empty: 'Enter the name of the tournament.',
        tooLong: 'A name has at most 100 bytes. Shorten it.',
      },
      start: { ...timeProblems, empty: 'Choose when the tournament starts.' },
      end: { ...timeProblems, empty: 'Choose when the tournament ends.' },
      matches: {
        none: 'Choose at least one match.',
        tooMany: 'A tournament has at most 64 matches. Leave some out.',
        late: 'A chosen match closes after the tournament’s end. Choose a later end, or leave it out.',
      },
    },
  },
}
