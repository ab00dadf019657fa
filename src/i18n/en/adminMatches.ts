import { limits } from '@/i18n/contractLimits'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'
import { counted } from './counted'

/** `Option 1 (T1)`, or without the team if the match's name lacks it. */
const option = (side: 1 | 2, team: string | undefined) => `Option ${side}${team ? ` (${team})` : ''}`

/** Messages of the admin section for matches. Amounts come formatted, without their unit. */
export const adminMatches = {
  loading: 'Loading matches...',
  match: (id: string, name: string) => `#${id} - ${name}`,
  search: {
    found: (count: number) => counted(count, 'match found', 'matches found'),
    first: (shown: number, count: number) =>
      `First ${formatCount(shown)} of ${formatCount(count)} matches. Type to narrow them down.`,
  },

  finalize: {
    title: 'Finalize Match Results',
    intro: 'Post the result of a match that is over. Payouts open after the dispute window.',
    none: 'No matches available for finalization',
    noneText: 'Matches appear here once they’re over, until they have a result.',
    select: 'Match',
    placeholder: '-- Select a match --',
    option: (id: string, name: string, ended: string) => `#${id} - ${name} (Ended: ${ended})`,
    closedOption: (id: string, name: string, ends: string) =>
      `#${id} - ${name} (Betting closed, ends: ${ends})`,
    winner: 'Winner',
    side: (side: 1 | 2) => `Option ${side}`,
    button: 'Finalize Match',
    busy: 'Finalizing...',
    chooseMatch: 'Choose a match first.',
    chooseWinner: 'Choose the winner first.',
    confirmTitle: (id: string) => `Finalize match #${id}?`,
    success: (id: string, winner: 1 | 2) => `Match #${id} successfully finalized with winner ${winner}`,
    failed: (message: string) => `Failed to finalize match: ${message}`,

    attention: 'Needs attention',
    order: 'Sort by',
    orders: { longest: 'Oldest first', money: 'Most money' },
    waiting: (count: number) => counted(count, 'match needs a result.', 'matches need a result.'),
    gone: (id: string) => `Match #${id} already has a result, is challenged, or can only be voided now.`,
    challenged: (count: number) =>
      counted(count, 'challenged match waits for a ruling.', 'challenged matches wait for a ruling.'),
    posted: (result: string) => `Posted: ${result}`,
    noResult: 'No result was posted',
    challengedBy: (challenger: string, bond: string) => `Challenged by ${challenger} · bond ${bond} WETH`,
    rulingIn: (left: string) => `${left} left to rule`,
    unruled: 'No ruling in time: rule now, or anyone can void it',
    disputable: (count: number) =>
      counted(count, 'result is in its dispute window.', 'results are in their dispute window.'),
    correctableFor: (left: string) => `Correctable for ${left}`,
    ruledUntil: (left: string) => `Ruled by the arbiter. Payouts open in ${left}`,
    ended: (ago: string) => `Ended ${ago} ago`,
    atStake: (amount: string) => `${amount} WETH at stake`,
    noBets: 'No bets',
    abandonedIn: (left: string) => `Void only, in ${left}`,
    abandonedRule: `Without a result ${limits.matchVoidDays} days after its end, a match can only be voided, by anyone.`,
    abandoned: (count: number) =>
      `${counted(count, 'match is', 'matches are')} past the result deadline. Void ${count === 1 ? 'it' : 'them'} under “Close, void or correct a match”.`,

    details: 'Match details',
    poolA: 'Pool A',
    poolB: 'Pool B',
    start: 'Start',
    end: 'End',

    consequence: {
      title: 'What happens next',
      winner: (winner: 1 | 2, team: string | undefined) => `${option(winner, team)} wins.`,
      counting: 'Counting winners…',
      countFailed: 'Couldn’t count the winners.',
      winners: (count: number, paid: string) =>
        `${counted(count, 'winner is', 'winners are')} paid ${paid} WETH${count === 1 ? '' : ' in total'}.`,
      paid: (paid: string) => `Winners are paid ${paid} WETH in total.`,
      stakes: (stakes: string, gain: string) =>
        `That’s ${stakes} WETH of their own stakes plus ${gain} WETH from the other side.`,
      noGain: 'They only get their stakes back: nobody bet on the other side.',
      fee: (fee: string, rate: string) =>
        `The fee is ${fee} WETH, ${rate} of the winners’ gain. Referrers are paid from it.`,
      noFee: 'There’s no fee.',
      nobodyBet: (amount: string) => `Nobody bet on it, so every stake goes back: ${amount} WETH in total.`,
      unmatched: (amount: string) =>
        `${amount} WETH of the other side’s stakes wasn’t matched and goes back.`,
      noBets: 'Nobody bet on this match, so nothing is paid.',
      atOnce: 'Claims open immediately, unless the match was created with a dispute window.',
      atEnd: (time: string) =>
        `Claims open at ${time}, the match’s scheduled end; later if it was created with a dispute window.`,
      claimable: (time: string, window: string) =>
        `Claims open at ${time}, after the ${window} dispute window; later if the match was created with a longer one.`,
      cannot:
        'Until then, the owner can correct it once and anyone can challenge it. After that, it’s final.',
      cannotAtOnce: 'Without a dispute window, no one can correct or challenge it afterwards.',
    },
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
    closesIn: (left: string) => `closes in ${left}`,
    endHint: 'Betting closes here. Choose a time before the result is known.',
    minHint: 'Minimum stake per bet.',
    maxHint: 'Maximum total stake per bettor, and the least room for live bets on each side.',
    timesAreFinal: 'Times and limits can’t be changed later.',
    warnings: {
      noTeams: 'The name has no two teams, so sides stay “Team A” and “Team B”. Write “T1 vs Gen.G”.',
      undecidedTeam: 'A team isn’t decided yet, and the name can’t be changed later.',
      sameTeam: 'Both teams are the same.',
      short: 'The match lasts less than 10 minutes. Check the end time.',
      highMax: 'The maximum bet is above 1,000 WETH. Check the amount.',
    },
    paused: 'New matches are paused. The owner can resume them under Settings.',
    button: 'Create Match',
    busy: 'Creating...',
    created: (id: string, name: string) => `Match #${id} created: ${name}`,
    view: 'View match',
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
        empty: 'Enter a match name.',
        tooLong: `Names are limited to ${limits.nameBytes} bytes. Shorten it.`,
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

  bulk: {
    intro:
      'One match per row, with columns name, start, end, min and max. Times in ISO 8601 with a zone, such as 2027-03-01T18:00Z; amounts in WETH.',
    sample: 'Download a sample',
    sampleName: 'matches-sample.csv',
    file: 'CSV file',
    problems: {
      unreadable: 'Couldn’t read the file. Choose it again.',
      tooLarge: 'The file is too large. Split it.',
      notUtf8: 'The file isn’t UTF-8. Save it as “CSV UTF-8” and choose it again.',
      empty: 'The file has no matches.',
      tooManyRows: (most: number) => `The file has more than ${formatCount(most)} rows. Split it.`,
      columnsMissing: (columns: readonly string[]) =>
        `The first row must name the columns. Missing: ${columns.join(', ')}.`,
      openQuote: (row: number) => `Misplaced quotation mark from row ${formatCount(row)} on.`,
    },
    summary: 'Dry run',
    ready: (count: number) => counted(count, 'match to create', 'matches to create'),
    exist: (count: number) => counted(count, 'already exists', 'already exist'),
    wrong: (count: number) => counted(count, 'row has errors', 'rows have errors'),
    warned: (count: number) => counted(count, 'row has warnings', 'rows have warnings'),
    errors: 'Errors in the file',
    errorColumns: { row: 'Row', column: 'Column', value: 'Value', problem: 'Problem' },
    wholeRow: 'Whole row',
    noValue: 'empty',
    tooManyCells: (cells: number, columns: number) =>
      `${counted(cells, 'cell', 'cells')} instead of ${formatCount(columns)}. Quote amounts that contain a comma.`,
    repeated: (row: number) => `Same match as row ${formatCount(row)}.`,
    fix: 'Fix the file and choose it again. Nothing is created until every row is valid.',
    matches: 'Matches in the file',
    matchColumns: { row: 'Row', name: 'Match', start: 'Start', end: 'End', bets: 'Bets', state: 'State' },
    bets: (min: string, max: string) => `${min} to ${max}`,
    states: { wrong: 'Error', ready: 'New', exists: (id: string) => `Already #${id}` },
    allExist: 'Every match in this file already exists.',
    button: (count: number) => `Create ${counted(count, 'match', 'matches')}`,
    busy: (progress: { batch: number; batches: number } | undefined) =>
      !progress || progress.batches === 1
        ? 'Creating...'
        : `Creating ${formatCount(progress.batch)} of ${formatCount(progress.batches)}...`,
    transactions: (count: number, most: number) =>
      count === 1
        ? 'Takes one transaction.'
        : `Takes ${formatCount(count)} transactions, up to ${most} matches each.`,
    created: (count: number) => `${counted(count, 'match', 'matches')} created`,
    stopped: 'Created matches are kept. Press again to create the rest, without duplicates.',
  },

  manage: {
    title: 'Close, void or correct a match',
    intro: 'For matches that are challenged, in their dispute window, or without a result.',
    select: 'Match',
    placeholder: '-- Select a match --',
    none: 'No open matches or correctable results',
    open: 'Without a result',
    challenged: 'Challenged',
    correctable: 'Correctable results',
    result: 'Result',
    results: {
      none: 'None yet',
      void: 'Void',
      winner: (winner: 1 | 2, team: string | undefined) => option(winner, team),
    },
    rulingUntil: 'Left to rule',
    challenger: 'Challenged by',
    bond: 'Bond',
    arbiter: 'Arbiter',
    arbiterOwner: 'The owner',
    payoutsIn: 'Payouts open in',
    rules: 'House rules',
    postResult: 'Post the result',
    suspended: 'The match is challenged. Only its arbiter can decide it until the ruling period ends.',
    correctableUntil: 'Correctable for',
    stakes: 'At stake',
    endTime: 'End',
    betting: 'Betting',
    bettingOpen: 'Open',
    bettingClosed: 'Closed early',
    bettingOver: 'Ended',

    close: {
      title: 'Close betting early',
      text: 'Stops new bets permanently. Existing bets stand.',
      button: 'Close betting',
      busy: 'Closing...',
      confirmTitle: (id: string) => `Close betting on match #${id}?`,
      does: 'No one can bet on this match any more. Existing bets stand. Once it has started, you can post the result.',
      cannot: 'Betting can’t be reopened. Payouts don’t open before the scheduled end.',
      confirm: 'Close betting permanently',
      confirmed: (id: string) => `Betting on match #${id} is closed`,
      over: 'Betting on this match has already ended.',
    },
    void: {
      title: 'Void the match',
      text: 'Refunds every stake, fee-free.',
      button: 'Void match',
      busy: 'Voiding...',
      confirmTitle: (id: string) => `Void match #${id}?`,
      does: (amount: string) =>
        `Every bettor is refunded in full, ${amount} WETH in total. Nobody wins and there’s no fee.`,
      doesEmpty: 'Nobody bet on this match, so there’s nothing to refund.',
      cannot: 'Until refunds open, the owner can correct it once and anyone can challenge it.',
      cannotAtOnce: 'Without a dispute window, it can’t be undone.',
      cannotResolved: 'The dispute window starts again. The owner can’t correct the result a second time.',
      cannotAbandoned: 'This can’t be undone.',
      confirm: 'Void and refund',
      confirmed: (id: string) => `Match #${id} is void. Every stake can be claimed back`,
      already: 'This match is already void.',
      abandonedText: `No result for ${limits.matchVoidDays} days. Anyone can void it now, and that’s final immediately.`,
      unruledText:
        'No ruling in time. Anyone can void it now, and that’s final immediately. The bond comes back.',
    },
    overrule: {
      title: 'Correct the result',
      text: 'Replaces the result, once, before anyone can claim. The dispute window starts again.',
      winner: 'Correct winner',
      button: 'Correct result',
      busy: 'Correcting...',
      confirmTitle: (id: string) => `Correct the result of match #${id}?`,
      does: (winner: 1 | 2, team: string | undefined, old: string) =>
        `${option(winner, team)} becomes the winner, replacing: ${old}.`,
      cannot: 'The owner can’t correct it a second time. Anyone can challenge the new result.',
      confirm: 'Replace result',
      confirmed: (id: string, winner: 1 | 2) => `Match #${id} now has winner ${winner}`,
      same: 'This is already the result.',
      choose: 'Choose the correct winner first.',
      ruled: 'The arbiter has ruled, so the result is final.',
    },
    rule: {
      title: 'Rule on the challenge',
      text: 'The arbiter decides this match. Until then, nobody is paid and nobody else can change it.',
      outcome: 'Ruling',
      void: 'Void',
      button: 'Rule',
      busy: 'Ruling...',
      confirm: 'Rule',
      confirmTitle: (id: string) => `Rule on match #${id}?`,
      wins: (winner: 1 | 2, team: string | undefined) => `${option(winner, team)} wins.`,
      voids: 'The match is void and every stake is refunded.',
      upheld: (bond: string) => `The result stands. The challenger’s bond of ${bond} WETH becomes a fee.`,
      changed: (bond: string) =>
        `The result changes. The challenger gets the bond of ${bond} WETH back, plus up to as much again from accrued fees.`,
      returned: (bond: string) => `There was no result. The challenger gets the bond of ${bond} WETH back.`,
      claims: 'Payouts open now, or when they would have without the challenge.',
      cannot: 'A ruling can’t be changed or challenged.',
      confirmed: (id: string) => `Ruled on match #${id}`,
      choose: 'Choose the ruling first.',
      tooEarly: 'A winner can be named once the match is over.',
      reading: 'Checking who rules…',
      nobody: 'Nobody can rule. Once the ruling period ends, anyone can void the match.',
      foreign: (arbiter: string) =>
        `Only the arbiter ${arbiter} can rule. Connect it, or wait for its ruling.`,
    },
  },
}
