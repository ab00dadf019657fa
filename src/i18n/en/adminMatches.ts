import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'
import { counted } from './counted'

/** `Option 1 (T1)`, or without the team where the match's name does not tell it. */
const option = (side: 1 | 2, team: string | undefined) => `Option ${side}${team ? ` (${team})` : ''}`

/** Words of the operator's section for matches. Amounts come formatted, without their unit. */
export const adminMatches = {
  loading: 'Loading matches...',
  match: (id: string, name: string) => `#${id} - ${name}`,

  finalize: {
    title: 'Finalize Match Results',
    intro: 'Name the winner of a match that has ended. Whoever bet on it is then paid.',
    none: 'No matches available for finalization',
    noneText: 'Matches stand here from their end until they have a result.',
    select: 'Match',
    placeholder: '-- Select a match --',
    option: (id: string, name: string, ended: string) => `#${id} - ${name} (Ended: ${ended})`,
    winner: 'Winner',
    side: (side: 1 | 2) => `Option ${side}`,
    button: 'Finalize Match',
    busy: 'Finalizing...',
    chooseMatch: 'Choose a match first, from the list or above.',
    chooseWinner: 'Choose the winner first.',
    confirmTitle: (id: string) => `Finalize match #${id}?`,
    success: (id: string, winner: 1 | 2) => `Match #${id} successfully finalized with winner ${winner}`,
    successVoid: (id: string) => `Match #${id} is void: nobody bet on that side, and every stake goes back`,
    failed: (message: string) => `Failed to finalize match: ${message}`,

    attention: 'Needs attention',
    order: 'Order',
    orders: { longest: 'Ended longest', money: 'Most money' },
    waiting: (count: number) =>
      counted(count, 'match waits for its winner.', 'matches wait for their winner.'),
    ended: (ago: string) => `Ended ${ago} ago`,
    atStake: (amount: string) => `${amount} WETH at stake`,
    noBets: 'No bets',
    abandonedIn: (left: string) => `Abandoned in ${left}`,
    abandonedRule:
      'A match that has no winner 7 days after its end is abandoned: it can then only be voided, by anyone.',
    abandoned: (count: number) =>
      `${counted(count, 'match is', 'matches are')} abandoned: no winner can be named any more. Void ${count === 1 ? 'it' : 'them'} under “Close, void or correct a match”.`,

    details: 'Match details',
    poolA: 'Pool A',
    poolB: 'Pool B',
    start: 'Start',
    end: 'End',

    consequence: {
      title: 'What this does',
      winner: (winner: 1 | 2, team: string | undefined) => `${option(winner, team)} has won.`,
      counting: 'Counting the winners…',
      countFailed: 'The winners could not be counted just now.',
      winners: (count: number, paid: string) =>
        `${counted(count, 'winner is', 'winners are')} paid ${paid} WETH${count === 1 ? '' : ' together'}.`,
      paid: (paid: string) => `The winners are paid ${paid} WETH together.`,
      stakes: (stakes: string, gain: string) =>
        `That is ${stakes} WETH of their own stakes and ${gain} WETH of the other side’s.`,
      noGain: 'That is their own stakes: nobody bet on the other side, so there is nothing to win.',
      fee: (fee: string, rate: string) =>
        `The fee is ${fee} WETH, ${rate} of the other side’s stakes; referrers are paid out of it.`,
      noFee: 'No fee is taken.',
      void: (side: 1 | 2, team: string | undefined) =>
        `Nobody bet on ${option(side, team)}. Naming it makes the match void.`,
      refund: (amount: string) =>
        `Every stake goes back whole, ${amount} WETH together, and no fee is taken.`,
      noBets: 'Nobody bet on this match at all, so nothing is paid.',
      atOnce: 'It can be claimed at once; later if there was a dispute window when the match was created.',
      claimable: (time: string, window: string) =>
        `It can be claimed from ${time} on, when the dispute window of ${window} is over; later if the window was longer when the match was created.`,
      cannot: 'Until then the owner alone can correct it. After that nobody can.',
      cannotAtOnce: 'There is no dispute window now, so nobody can correct it after that.',
    },
  },

  create: {
    title: 'Create New Match',
    mode: 'How many matches',
    one: 'One match',
    many: 'Many from a file',
    name: 'Match Name',
    nameHint: (left: number) =>
      `Such as “LoL: T1 vs Gen.G — LCK Final”. ${counted(left, 'byte', 'bytes')} left.`,
    start: 'Start Time',
    end: 'End Time',
    min: 'Minimum Bet',
    max: 'Maximum Bet',
    startsIn: (left: string) => `Starts in ${left}`,
    closesIn: (left: string) => `closes in ${left}`,
    endHint: 'Betting closes here: choose a time before the result can be known.',
    minHint: 'The least that one bet may stake.',
    maxHint: 'The most that one bettor may hold.',
    timesAreFinal: 'Times and bounds of a match can never be changed.',
    paused: 'New matches are paused. The owner can let them come again under Settings.',
    button: 'Create Match',
    busy: 'Creating...',
    created: (id: string, name: string) => `Match #${id} created: ${name}`,
    view: 'View match',
    duplicate: (id: string, ends: string) =>
      `Match #${id} has the same name and is still open (ends ${ends}). Create this one only if it is another.`,
    preview: 'Preview',
    previewText: 'How bettors will see it',
    previewName: 'Your match',
    problems: {
      name: { empty: 'Enter the name of the match.', tooLong: 'A name has at most 100 bytes. Shorten it.' },
      start: {
        ...timeProblems,
        empty: 'Choose when the match starts.',
        inPast: 'The start time has passed. Choose a later one.',
      },
      end: { ...timeProblems, empty: 'Choose when betting closes.' },
      zero: 'The minimum bet must be more than 0.',
      belowMin: 'The maximum bet must not be below the minimum bet.',
    },
  },

  bulk: {
    intro:
      'One row per match, with the columns name, start, end, min and max. Times are ISO 8601 with their zone, such as 2027-03-01T18:00Z; amounts are in WETH.',
    sample: 'Download a sample',
    sampleName: 'matches-sample.csv',
    file: 'CSV file',
    problems: {
      unreadable: 'The file could not be read. Choose it again.',
      tooLarge: 'The file is too large for a list of matches. Split it.',
      notUtf8: 'The file is not UTF-8. Save it as “CSV UTF-8” and choose it again.',
      empty: 'The file has no matches.',
      tooManyRows: (most: number) => `The file has more than ${formatCount(most)} rows. Split it.`,
      columnsMissing: (columns: readonly string[]) =>
        `The first row has to name the columns. Missing: ${columns.join(', ')}.`,
      openQuote: (row: number) => `From row ${formatCount(row)} on, a quotation mark is out of place.`,
    },
    summary: 'Dry run',
    ready: (count: number) => counted(count, 'match to create', 'matches to create'),
    exist: (count: number) => counted(count, 'exists already', 'exist already'),
    wrong: (count: number) => counted(count, 'row has errors', 'rows have errors'),
    errors: 'Errors in the file',
    errorColumns: { row: 'Row', column: 'Column', value: 'Value', problem: 'What is wrong' },
    wholeRow: 'Whole row',
    noValue: 'empty',
    tooManyCells: (cells: number, columns: number) =>
      `${counted(cells, 'cell', 'cells')} instead of ${formatCount(columns)}. Put an amount with a comma in quotation marks.`,
    repeated: (row: number) => `The same match as in row ${formatCount(row)}.`,
    fix: 'Correct the file and choose it again. Nothing is created before all rows are right.',
    matches: 'Matches in the file',
    matchColumns: { row: 'Row', name: 'Match', start: 'Start', end: 'End', bets: 'Bets', state: 'State' },
    bets: (min: string, max: string) => `${min} to ${max}`,
    states: { ready: 'New', exists: (id: string) => `#${id} exists already` },
    allExist: 'All matches of this file exist already. There is nothing to create.',
    button: (count: number) => `Create ${counted(count, 'match', 'matches')}`,
    busy: (progress: { batch: number; batches: number } | undefined) =>
      !progress || progress.batches === 1
        ? 'Creating...'
        : `Creating ${formatCount(progress.batch)} of ${formatCount(progress.batches)}...`,
    transactions: (count: number, most: number) =>
      count === 1
        ? 'It takes one transaction.'
        : `It takes ${formatCount(count)} transactions, up to ${most} matches each.`,
    created: (count: number) => `${counted(count, 'match', 'matches')} created`,
    more: (count: number) => `…and ${counted(count, 'more row', 'more rows')}.`,
    stopped: 'What was created stays. Press again to create the rest: nothing is created twice.',
  },

  manage: {
    title: 'Close, void or correct a match',
    intro: 'For matches without a result, and for results that can still be corrected.',
    select: 'Match',
    placeholder: '-- Select a match --',
    none: 'No match is open, and no result can be corrected any more',
    open: 'Without a result',
    correctable: 'Result can be corrected',
    olderResults: 'Look further back for results',
    result: 'Result',
    results: {
      none: 'None yet',
      void: 'Void',
      winner: (winner: 1 | 2, team: string | undefined) => option(winner, team),
    },
    correctableUntil: 'Can be corrected for',
    stakes: 'At stake',
    endTime: 'End',
    betting: 'Betting',
    bettingOpen: 'Open',
    bettingClosed: 'Closed early',
    bettingOver: 'Over',

    close: {
      title: 'Close betting early',
      text: 'No more bets, for good. Stakes stay as they are.',
      button: 'Close betting',
      busy: 'Closing...',
      confirmTitle: (id: string) => `Close betting on match #${id}?`,
      does: 'Nobody can bet on this match any more. All stakes stay, and the winner is named after its end as usual.',
      cannot: 'It cannot be opened again, and it does not change when the winner can be named.',
      confirm: 'Close betting for good',
      confirmed: (id: string) => `Betting on match #${id} is closed`,
      over: 'Betting on this match is over already.',
    },
    void: {
      title: 'Void the match',
      text: 'Every stake goes back whole, and no fee is taken.',
      button: 'Void match',
      busy: 'Voiding...',
      confirmTitle: (id: string) => `Void match #${id}?`,
      does: (amount: string) =>
        `Every bettor gets the whole stake back, ${amount} WETH together. Nobody wins and no fee is taken.`,
      doesEmpty: 'Nobody bet on this match, so nothing has to be paid back.',
      cannot: 'Only the owner can undo it, and only until the dispute window is over.',
      cannotAtOnce: 'There is no dispute window now, so nobody can undo it.',
      cannotResolved: 'When it can be claimed does not change. Until then the owner can replace it again.',
      cannotAbandoned: 'Nobody can undo it.',
      confirm: 'Void and refund',
      confirmed: (id: string) => `Match #${id} is void. Every stake can go back`,
      already: 'This match is void already.',
      abandonedText: 'It has had no winner for 7 days. Anyone can void it now, and it is final at once.',
    },
    overrule: {
      title: 'Correct the result',
      text: 'Puts a winner in place of the result, while nobody can claim yet.',
      winner: 'The right winner',
      button: 'Correct result',
      busy: 'Correcting...',
      confirmTitle: (id: string) => `Correct the result of match #${id}?`,
      does: (winner: 1 | 2, team: string | undefined, old: string) =>
        `${option(winner, team)} becomes the winner, in place of: ${old}.`,
      doesVoid: (side: 1 | 2, team: string | undefined) =>
        `Nobody bet on ${option(side, team)}, so the match becomes void and every stake goes back.`,
      cannot: (time: string) =>
        `It does not move when winnings can be claimed: ${time}. Until then the owner can replace it again; after that nobody can.`,
      confirm: 'Replace the result',
      confirmed: (id: string, winner: 1 | 2) => `The result of match #${id} is now winner ${winner}`,
      same: 'This is the result that it has.',
      choose: 'Choose the right winner first.',
    },
  },
}
