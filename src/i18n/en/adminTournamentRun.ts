import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

const points = (count: number) => counted(count, 'point', 'points')

/** Messages for running one tournament. Amounts come formatted, without their unit. */
export const adminTournamentRun = {
  score: {
    title: 'Score the predictions',
    text: '1 point per correct prediction. Anyone can score once a result is final.',
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
        ? 'Takes one transaction.'
        : `Takes ${formatCount(count)} transactions. Scores are kept: press again to score the rest.`,
    confirmed: (id: string) => `All final results of tournament #${id} are scored`,
    noPlayers: 'No players yet.',
    waiting: (count: number) =>
      `Nothing to score yet: ${counted(count, 'match has', 'matches have')} no final result.`,
    done: 'Every prediction is scored.',
  },

  judge: {
    title: 'Award points',
    // A getter, because the locale is set after this module loads.
    get text() {
      return `Judges decide here. Each player is scored once per match, from 0 to ${formatCount(limits.points)} points.`
    },
    match: 'Match',
    result: (team: string) => `Result: ${team}`,
    fill: '1 for correct predictions, 0 for others',
    caption: 'Players to score',
    columns: { player: 'PLAYER', pick: 'PREDICTION', points: 'POINTS' },
    right: 'Correct',
    wrong: 'Wrong',
    pointsFor: (player: string) => `Points for ${player}`,
    more: (count: number) =>
      `${counted(count, 'more player appears', 'more players appear')} once these are scored.`,
    left: 'Blank players can be scored later.',
    problems: {
      notWhole: 'Enter a whole number.',
      get tooMany() {
        return `A match gives at most ${formatCount(limits.points)} points. Enter less.`
      },
    },
    button: (count: number) =>
      count === 0 ? 'Award points' : `Award points to ${counted(count, 'player', 'players')}`,
    busy: 'Awarding points…',
    nothing: 'Enter points first.',
    confirmTitle: (id: string) => `Award points for match #${id}?`,
    does: (players: number, all: number, match: string) =>
      `${counted(players, 'player gets', 'players get')} ${points(all)}${players === 1 ? '' : ' in total'} for “${match}”.`,
    gets: (player: string, count: number, total: number) =>
      `${player} gets ${points(count)}, ${formatCount(total)} in total.`,
    othersGet: (count: number) => `And ${counted(count, 'other player', 'other players')}.`,
    leads: (count: number, player: string, top: number) =>
      count === 1
        ? `${player} then leads with ${points(top)}.`
        : `${formatCount(count)} players then lead with ${points(top)} each.`,
    cannot: 'Points are permanent. Top scorers split the prize pool.',
    confirm: 'Award these points',
    confirmed: (players: number) => `Points given to ${counted(players, 'player', 'players')}`,
  },

  finish: {
    title: 'Finish the tournament',
    text: 'Top scorers split the prize pool. Anyone can finish it once every prediction is scored.',
    judgedText: 'Top scorers split the prize pool. Only a tournament admin can finish it.',
    winners: 'Winners',
    moreWinners: (count: number) => `and ${formatCount(count)} more`,
    button: 'Finish tournament',
    busy: 'Finishing...',
    confirmTitle: (id: string) => `Finish tournament #${id}?`,
    does: (count: number, top: number, prize: string, share: string) =>
      count === 1
        ? `One player wins with ${points(top)} and can claim the whole prize pool, ${prize} WETH.`
        : `${formatCount(count)} players win with ${points(top)} and split the prize pool of ${prize} WETH: ${share} WETH each.`,
    doesFree: (count: number, top: number) =>
      `${counted(count, 'player wins', 'players win')} with ${points(top)}. There’s no prize pool.`,
    doesRefund: (amount: string) =>
      `Nobody scored, so there’s no winner. Every entry fee is refunded, ${amount} WETH in total.`,
    late: (count: number) => `${counted(count, 'unscored prediction', 'unscored predictions')} won’t count.`,
    cannot: 'This can’t be undone. Points alone decide the winners.',
    confirm: 'Finish permanently',
    confirmed: (id: string) => `Tournament #${id} is finished. Payouts can be claimed`,
    waiting: {
      matches: (count: number) =>
        `${counted(count, 'match has', 'matches have')} no final result yet. Finish the tournament after that.`,
      scores: (count: number, from: string) =>
        `${counted(count, 'prediction', 'predictions')} left to score. Without them, you can finish from ${from}.`,
      admin: 'Only a tournament admin can finish a judged tournament.',
      abandoned: 'The deadline to finish it has passed.',
    },
  },

  cancel: {
    title: 'Cancel',
    text: 'Cancel before the first match starts. Every entry fee is refunded.',
    button: 'Cancel tournament',
    busy: 'Cancelling...',
    confirmTitle: (id: string) => `Cancel tournament #${id}?`,
    does: (players: number, amount: string) =>
      `The tournament ends. ${counted(players, 'player', 'players')} can claim a refund, ${amount} WETH in total.`,
    doesEmpty: 'The tournament ends. Nobody paid, so there’s nothing to refund.',
    cannot: 'It can’t be reopened. Bets on its matches aren’t affected.',
    confirm: 'Cancel permanently',
    confirmed: (id: string) => `Tournament #${id} is cancelled`,
    started: 'The first match has started, so it can’t be cancelled.',
  },

  void: {
    title: 'Void',
    text: `For tournaments not finished within ${limits.tournamentVoidDays} days of their end. Anyone can do this.`,
    button: 'Void tournament',
    busy: 'Voiding...',
    confirmTitle: (id: string) => `Void tournament #${id}?`,
    does: (amount: string) => `Nobody wins. Every entry fee is refunded, ${amount} WETH in total.`,
    doesEmpty: 'Nobody wins. Nobody paid, so there’s nothing to refund.',
    cannot: 'This can’t be undone.',
    confirm: 'Void and refund',
    confirmed: (id: string) => `Tournament #${id} is void`,
    early: (from: string) => `Available from ${from}.`,
  },
}
