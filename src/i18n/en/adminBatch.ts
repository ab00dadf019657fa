import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

const matches = (count: number) => counted(count, 'match', 'matches')

/** Messages for acting on several matches together. Amounts come formatted, without their unit. */
export const adminBatch = {
  title: 'Selected matches',
  clear: 'Clear selection',
  listed: 'Matches that are included',
  leftOut: (count: number) => `${counted(count, 'match is', 'matches are')} left out:`,
  transactions: (count: number, most: number) =>
    count === 1
      ? 'One transaction decides all of them, or none.'
      : `Takes ${formatCount(count)} transactions of up to ${formatCount(most)} matches, one after another. Press again to send the rest if one fails.`,
  sending: ({ batch, batches }: { batch: number; batches: number }) =>
    `Sending ${formatCount(batch)} of ${formatCount(batches)}...`,
  finalAtOnce: 'Final at once: it has no dispute window.',
  refusals: {
    unchallenged: 'Nobody has challenged it.',
    challenged: 'The result is challenged: only the arbiter can decide it.',
    resolved: 'It already has a result. Correct it under “Manage”.',
    closed: 'Betting is already closed.',
    ended: 'Betting has already ended.',
    early: 'The match isn’t over yet.',
    abandoned: 'Past the result deadline: it can only be voided.',
  },
  name: {
    button: (count: number) => `Name winners (${count})`,
    busy: 'Naming winners...',
    confirmTitle: (count: number) => `Name the ${count === 1 ? 'winner' : 'winners'} of ${matches(count)}?`,
    does: 'Choose the winner of each match.',
    winnerOf: (match: string) => `Winner of ${match}`,
    pays: (stakes: string, paid: string) => `${stakes} staked · pays ${paid} WETH`,
    choose: (left: number) => `Choose ${counted(left, 'more winner', 'more winners')}.`,
    type: (left: number) => `Type ${counted(left, 'more winner', 'more winners')}.`,
    cannot:
      'The owner can correct each result once within its dispute window, if it has one, and anyone can challenge it.',
    confirm: 'Post results',
    confirmed: (count: number) => `${counted(count, 'result', 'results')} posted`,
  },
  close: {
    button: (count: number) => `Close betting (${count})`,
    busy: 'Closing...',
    confirmTitle: (count: number) => `Close betting on ${matches(count)}?`,
    does: [
      'These matches no longer take bets. Existing bets stand.',
      'Tournament predictions on them freeze, too: players who knew of it have an advantage.',
    ],
    cannot: 'Betting can’t be reopened. Payouts don’t open before the scheduled end.',
    confirm: 'Close betting permanently',
    confirmed: (count: number) => `Betting on ${matches(count)} is closed`,
  },
  void: {
    button: (count: number) => `Void (${count})`,
    busy: 'Voiding...',
    confirmTitle: (count: number) => `Void ${matches(count)}?`,
    does: (amount: string) =>
      `Every bettor is refunded in full, ${amount} WETH in total. Nobody wins and there’s no fee.`,
    noBets: 'No bets.',
    refund: (amount: string) => `${amount} WETH refunded.`,
    atOnce: 'Final at once, as nobody decided it in time.',
    cannot:
      'The owner can correct each void once within its dispute window, if it has one, and anyone can challenge it.',
    confirm: 'Void and refund',
    confirmed: (count: number) =>
      `${counted(count, 'match is', 'matches are')} void. Every stake can be claimed back`,
  },
  rule: {
    button: (count: number) => `Rule (${count})`,
    busy: 'Ruling...',
    confirmTitle: (count: number) => `Rule on ${matches(count)}?`,
    does: 'Choose the outcome of each match.',
    rulingOn: (match: string) => `Ruling on ${match}`,
    choose: (left: number) => `Choose ${counted(left, 'more ruling', 'more rulings')}.`,
    bond: (amount: string) => `Bond ${amount} WETH`,
    cannot: 'Rulings can’t be changed or challenged.',
    confirm: 'Rule',
    confirmed: (count: number) => `Ruled on ${matches(count)}`,
  },
}
