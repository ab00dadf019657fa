import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

const points = (count: number) => counted(count, 'point', 'points')

/** Words of the list of tournaments and of a tournament's page. */
export const tournaments = {
  title: 'Tournaments',
  subtitle: 'Predict the winners of a set of matches. The best share the prize pool.',
  loading: 'Loading...',

  list: {
    filter: 'Show',
    filters: {
      upcoming: 'Upcoming',
      running: 'Running',
      finished: 'Finished',
    },
    count: (count: number) => counted(count, 'tournament', 'tournaments'),
    none: {
      upcoming: 'No upcoming tournaments',
      running: 'No running tournaments',
      finished: 'No finished tournaments',
    },
    noneText: {
      upcoming: 'New ones are listed as soon as they are created.',
      running: 'Nothing is being played right now.',
      finished: 'Results are listed here once a tournament is over.',
    },
    see: {
      upcoming: 'See upcoming tournaments',
      running: 'See running tournaments',
      finished: 'See finished tournaments',
    },
    older: 'Show older tournaments',
    loadingOlder: 'Loading older tournaments…',
  },

  stage: {
    upcoming: 'Upcoming',
    running: 'Running',
    finalized: 'Finished',
    cancelled: 'Cancelled',
    abandoned: 'Void',
  },
  judged: 'Judged',

  facts: {
    label: 'At a glance',
    entryFee: 'Entry fee',
    free: 'Free',
    prizePool: 'Prize pool',
    noPrize: 'None',
    players: 'Players',
    matches: 'Matches',
    startsIn: 'Starts in',
    joinWithin: 'Join within',
    endsIn: 'Ends in',
    endTime: 'End Time',
  },
  view: 'View tournament',
  join: 'Join',

  /** Where the connected account stands, in a word or two. */
  own: {
    playing: 'Joined',
    missing: (count: number) => counted(count, 'pick missing', 'picks missing'),
    prize: (amount: string) => `${amount} WETH to claim`,
    paid: 'Prize claimed',
    refund: (amount: string) => `${amount} WETH refund`,
    refunded: 'Refunded',
    lost: 'Took part',
  },

  page: {
    back: 'All tournaments',
    untitled: (id: string) => `Tournament ${id}`,
    notFound: 'Tournament not found',
    notFoundText: (id: string) =>
      `There is no tournament ${id}. It may be a typing mistake, or not created yet.`,
    viewAll: 'View all tournaments',
  },

  rules: {
    title: 'How it works',
    joinFor: (fee: string | undefined) => (fee ? `Join for ${fee} WETH` : 'Join for free'),
    results: (join: string) =>
      `${join} and predict the winner of each match until it starts: every right prediction is a point. Once all results are final, whoever has the most points shares the prize pool evenly.`,
    judged: (join: string) =>
      `${join} and predict the winner of each match until it starts; here judges decide how many points a prediction gets, not the results alone. Once they are done, whoever has the most points shares the prize pool evenly, so the judges decide who wins.`,
  },

  joining: {
    title: 'Take part',
    closesIn: 'You can join for another',
    button: (fee: string) => `Join for ${fee} WETH`,
    free: 'Join for free',
    busy: 'Joining...',
    steps: 'Steps to take part',
    step: { connect: 'Connect', approve: 'Approve', join: 'Join' },
    balance: (amount: string) => `Your wallet holds ${amount} WETH.`,
    insufficientBalance: 'Insufficient Balance',
    paused: 'Joining is paused for now. Try again later.',
    reading: 'Reading your balance...',
    closed: 'Joining is closed',
    closedText: 'The last match has started. You can watch how it ends.',
    approval: {
      title: 'Approval',
      why: 'Lets the tournaments take the entry fee from your WETH. You join after that.',
      amount: 'How much to approve',
      exact: 'This entry fee only',
      large: (amount: string) => `${amount} WETH`,
      largeNote: 'Later tournaments then need no approval. Only entry fees that you confirm are taken.',
    },
  },

  predictions: {
    title: 'Your predictions',
    visitorTitle: 'Matches',
    joinFirst: 'Join to predict them.',
    connectFirst: 'Connect a wallet and join to predict them.',
    missing: (count: number) => `${counted(count, 'pick is', 'picks are')} still missing.`,
    complete: 'All picks that are still possible are made. You can change each until its match starts.',
    locked: 'All matches have started: nothing can be changed any more.',
    over: 'The tournament is over: nothing can be changed any more.',
    points: (count: number) => `You have ${points(count)}.`,
    saved: 'Saved',
    unsaved: 'Not saved',
    startsIn: 'Starts in',
    pick: (team: string) => `Your pick: ${team}`,
    noPick: 'No pick',
    provisional: 'can still be corrected for',
    won: (team: string) => `${team} won`,
    void: 'Void: no points',
    awaiting: 'Awaiting the result',
    live: 'Being played',
    closedEarly: 'Closed early',
    scored: (count: number) => `+${points(count)}`,
    right: 'Right',
    wrong: 'Wrong',
    unscored: 'Not scored yet',
    details: 'Match details',
    save: (count: number) => `Save ${counted(count, 'pick', 'picks')}`,
    saving: 'Saving...',
    discard: 'Discard',
  },

  players: {
    title: 'Players',
    caption: 'Players by their points',
    columns: { rank: 'RANK', player: 'PLAYER', points: 'POINTS', picks: 'PICKS', paid: 'PAID OUT' },
    you: 'You',
    none: 'Nobody has joined yet',
    leading: (top: number, count: number) =>
      `${counted(count, 'player leads', 'players lead')} with ${points(top)}.`,
    won: (top: number, count: number) =>
      `${counted(count, 'player won', 'players won')} with ${points(top)}.`,
    noPoints: 'Nobody has a point yet.',
    nobodyScored: 'Nobody has a point.',
    picks: (made: number, matches: number) => `${made} of ${matches}`,
    yes: 'Yes',
    no: 'No',
    partial: (shown: number, all: number) =>
      `The newest ${formatCount(shown)} of ${formatCount(all)} players, ranked among themselves.`,
    loadMore: 'Load more players',
    loading: 'Loading...',
  },

  settle: {
    title: 'Results and payout',
    score: (count: number) => `Score ${counted(count, 'prediction', 'predictions')}`,
    scoring: 'Scoring...',
    scoreText: 'These results are final. Anyone can have the points counted.',
    scoreJudged: 'Judges give the points in this tournament.',
    finalize: 'Finish the tournament',
    finalizing: 'Finishing...',
    finalizeText: 'All results are final. Once the tournament is finished, the prize can be claimed.',
    finalizeLate: 'Predictions that are not scored by then count nothing.',
    waiting: {
      matches: (count: number) =>
        `${counted(count, 'match has', 'matches have')} no final result yet. The prize is paid after that.`,
      scores: (count: number) =>
        `All results are final. ${counted(count, 'prediction is', 'predictions are')} still to be scored before an admin can finish the tournament.`,
      admin: 'All results are final and scored. An admin can finish the tournament now.',
      anyoneFrom: 'Anyone can from',
    },
    abandoned:
      'Nobody finished this tournament in time. Anyone can void it now; every entry fee then goes back.',
    abandonedFree: 'Nobody finished this tournament in time. Anyone can void it now.',
    void: 'Void the tournament',
    voiding: 'Voiding...',
    connectFirst: 'Connect a wallet to do this.',
  },

  outcome: {
    finalized: (count: number) => (count === 1 ? 'We have a winner' : `${formatCount(count)} winners`),
    finalizedText: (top: number, count: number, share: string) =>
      count === 1
        ? `The best player has ${points(top)} and gets ${share} WETH.`
        : `${formatCount(count)} players share the top with ${points(top)}. Each gets ${share} WETH.`,
    finalizedFree: (top: number, count: number) =>
      `${counted(count, 'player is', 'players are')} on top with ${points(top)}.`,
    nobodyScored: 'Nobody scored',
    nobodyScoredText: 'Nobody has a point, so nobody wins. Every entry fee goes back whole.',
    cancelled: 'Cancelled',
    cancelledText:
      'An admin called this tournament off before its first match. Every entry fee goes back whole.',
    abandoned: 'Void',
    abandonedText: 'Nobody finished this tournament in time. Every entry fee goes back whole.',
    noFee: 'There was no entry fee to give back.',
    claim: (amount: string) => `Claim ${amount} WETH`,
    claiming: 'Claiming...',
    paid: 'You have claimed your prize.',
    refunded: 'You have your entry fee back.',
    lost: (own: number, top: number) => `You have ${points(own)}; it took ${points(top)} to win.`,
    claimed: (amount: string) => `Claimed: ${amount} WETH is in your wallet`,
  },
}
