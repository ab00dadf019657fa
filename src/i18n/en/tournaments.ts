import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

const points = (count: number) => counted(count, 'point', 'points')
const predictions = (count: number) => counted(count, 'prediction', 'predictions')

/** Messages of the tournament list and the tournament page. */
export const tournaments = {
  title: 'Tournaments',
  subtitle: 'Predict match winners. Top scorers split the prize pool.',

  list: {
    more: (matches: number) => `and ${counted(matches, 'more match', 'more matches')}`,
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
      upcoming: 'New tournaments appear here once they’re created.',
      running: 'No tournaments are running right now.',
      finished: 'Results appear here once a tournament is over.',
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
    ended: 'Awaiting results',
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
    joinWithin: 'Entries close in',
    endTime: 'End time',
  },
  view: 'View tournament',
  join: 'Join',

  /** The connected account's status. */
  own: {
    playing: 'Joined',
    missing: (count: number) => counted(count, 'prediction missing', 'predictions missing'),
    prize: (amount: string) => `${amount} WETH to claim`,
    paid: 'Prize paid',
    refund: (amount: string) => `${amount} WETH refund`,
    refunded: 'Refunded',
    lost: 'Played',
  },

  page: {
    back: 'All tournaments',
    untitled: (id: string) => `Tournament ${id}`,
    notFound: 'Tournament not found',
    notFoundText: (id: string) => `We couldn’t find tournament ${id}. Check the link and try again.`,
    viewAll: 'View all tournaments',
  },

  rules: {
    title: 'How it works',
    joinFor: (fee: string | undefined) => (fee ? `Join for ${fee} WETH` : 'Join for free'),
    picks: (join: string) => `${join} and predict the winner of each match before it starts.`,
    results: '1 point per correct prediction. Top scorers split the prize pool evenly.',
    judged: 'Judges award the points, so they decide who wins. Top scorers split the prize pool evenly.',
  },

  joining: {
    title: 'Take part',
    closesIn: 'Entries close in',
    late: 'You can join late. Missed matches score 0.',
    button: (fee: string) => `Join for ${fee} WETH`,
    free: 'Join for free',
    busy: 'Joining…',
    steps: 'Steps to join',
    step: { connect: 'Connect', approve: 'Approve', join: 'Join' },
    balance: (amount: string) => `You have ${amount} WETH.`,
    insufficientBalance: 'Insufficient Balance',
    paused: 'Joining is paused. Try again later.',
    reading: 'Checking your balance…',
    closed: 'Entries are closed',
    closedText: 'The last match has started. Follow the results here.',
    lockedText: 'No prediction is open any more, so nobody who joins now could score.',
    detachedText:
      'Joining has ended: the pool now uses another tournament contract. Predictions, scores and prizes go on.',
    approval: {
      why: 'Allow Clutchpool to use WETH for the entry fee. You’ll confirm joining next.',
      exact: 'This entry fee only',
      largeNote: 'Skips approval for future tournaments. Only entry fees you confirm are taken.',
    },
  },

  predictions: {
    title: 'Your predictions',
    visitorTitle: 'Matches',
    joinFirst: 'Join to make your predictions.',
    connectFirst: 'Connect a wallet and join to make your predictions.',
    missing: (count: number) => `${predictions(count)} still missing.`,
    complete: 'All predictions are in. You can change each until its match starts.',
    locked: 'Predictions are locked: every match has started or closed.',
    over: 'The tournament is over.',
    points: (count: number) => `You have ${points(count)}.`,
    saved: 'Saved',
    unsaved: 'Not saved',
    pick: (team: string) => `Your prediction: ${team}`,
    noPick: 'No prediction',
    provisional: 'can still be challenged for',
    won: (team: string) => `${team} won`,
    void: 'Void: no points',
    live: 'Live',
    closedEarly: 'Betting closed early',
    scored: (count: number) => `+${points(count)}`,
    right: 'Correct',
    wrong: 'Wrong',
    unscored: 'Not scored yet',
    details: 'Match details',
    save: (count: number) => `Save ${predictions(count)}`,
    saving: 'Saving…',
    discard: 'Discard',
  },

  players: {
    title: 'Players',
    caption: 'Players by points',
    columns: { rank: 'RANK', player: 'PLAYER', points: 'POINTS', picks: 'PREDICTIONS', paid: 'PAID OUT' },
    you: 'You',
    none: 'No players yet',
    leading: (top: number, count: number) =>
      `${counted(count, 'player leads', 'players lead')} with ${points(top)}.`,
    won: (top: number, count: number) =>
      `${counted(count, 'player won', 'players won')} with ${points(top)}.`,
    noPoints: 'No points yet.',
    nobodyScored: 'Nobody scored.',
    picks: (made: number, matches: number) => `${made} of ${matches}`,
    yes: 'Yes',
    no: 'No',
    partial: (shown: number, all: number) =>
      `The latest ${formatCount(shown)} of ${formatCount(all)} players, ranked among themselves.`,
    loadMore: 'Load more players',
  },

  finish: {
    title: 'Results and payout',
    score: (count: number) => `Score ${predictions(count)}`,
    scoreOwn: (count: number) => `Score my ${predictions(count)}`,
    scoring: (batch: number, batches: number) =>
      batches === 1 ? 'Scoring…' : `Scoring ${formatCount(batch)} of ${formatCount(batches)}…`,
    scoreText: 'Anyone can score the final results, for every player.',
    scoreJudged: 'Judges award the points in this tournament.',
    finalize: 'Finish the tournament',
    finalizing: 'Finishing…',
    finalizeText: 'All results are final. Finish the tournament to open prize claims.',
    finalizeLate: 'Unscored predictions won’t count.',
    waiting: {
      matches: (count: number) =>
        `${counted(count, 'match has', 'matches have')} no final result yet. Prizes open after that.`,
      scores: (count: number) =>
        `Anyone can finish the tournament once ${counted(count, 'prediction is', 'predictions are')} scored.`,
      countsFrom: 'Without them, it can be finished from',
      admin: 'Results are final. Only an admin can finish a judged tournament.',
    },
    abandoned: 'Not finished in time. Anyone can void this tournament to refund every entry fee.',
    abandonedFree: 'Not finished in time. Anyone can void this tournament.',
    void: 'Void tournament',
    voiding: 'Voiding…',
    connectFirst: 'Connect a wallet to do this.',
  },

  outcome: {
    finalized: (count: number) => (count === 1 ? 'We have a winner' : `${formatCount(count)} winners`),
    finalizedText: (top: number, count: number, share: string) =>
      count === 1
        ? `The top scorer has ${points(top)} and wins ${share} WETH.`
        : `${formatCount(count)} players tied with ${points(top)}. Each wins ${share} WETH.`,
    finalizedFree: (top: number, count: number) =>
      `${counted(count, 'player finished', 'players finished')} first with ${points(top)}.`,
    nobodyScored: 'Nobody scored',
    nobodyScoredText: 'Nobody scored, so there’s no winner. Every entry fee is refunded.',
    cancelled: 'Cancelled',
    cancelledText: 'An admin cancelled it before the first match. Every entry fee is refunded.',
    abandoned: 'Void',
    abandonedText: 'It wasn’t finished in time. Every entry fee is refunded.',
    noFee: 'There was no entry fee to refund.',
    claim: (amount: string) => `Claim ${amount} WETH`,
    paid: 'Your prize has been paid.',
    refunded: 'Your entry fee was refunded.',
    lost: (own: number, top: number) =>
      `You scored ${points(own)}. The winning score was ${formatCount(top)}.`,
    claimed: (amount: string) => `Claimed: ${amount} WETH is in your wallet`,
  },
}
