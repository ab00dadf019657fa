import { limits } from '@/i18n/format/limits'
import { adminBatch } from './adminBatch'
import { adminRisk } from './adminRisk'
import { counted } from './counted'

/** `Option 1 (T1)`, or without the team if the match's name lacks it. */
const option = (side: 1 | 2, team: string | undefined) => `Option ${side}${team ? ` (${team})` : ''}`

/** Messages for deciding a match. Amounts come formatted, without their unit. */
export const adminResults = {
  finalize: {
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

    gone: (id: string) => `Match #${id} already has a result, or can only be voided now.`,
    posted: (result: string) => `Posted: ${result}`,
    noResult: 'No result was posted',
    atStake: (amount: string) => `${amount} WETH at stake`,
    noBets: 'No bets',

    source: 'Link to the official result (optional)',
    sourceHint: 'The organizer’s page. Bettors see it beside the result.',
    sourceInvalid: `Enter an https:// link of at most ${limits.sourceBytes} characters.`,

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
      bondReturned: (bond: string) =>
        `The challenge ends: its bond of ${bond} WETH goes back to the challenger.`,
      source: (host: string) => `Bettors see a link to ${host} beside the result.`,
      noBets: 'Nobody bet on this match, so nothing is paid.',
      atOnce: 'Claims open immediately.',
      atEnd: (time: string) => `Claims open at ${time}, the match’s scheduled end.`,
      claimable: (time: string, window: string) =>
        `Claims open at ${time}, after the ${window} dispute window.`,
      cannot:
        'Until claims open, the owner can correct it once and anyone can challenge it. After that, it’s final.',
      cannotAtOnce: 'Without a dispute window, no one can correct or challenge it afterwards.',
    },
  },

  manage: {
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
    suspended: 'The result is challenged. Only the arbiter can decide it until the ruling period ends.',
    correctableUntil: 'Correctable for',
    stakes: 'At stake',
    endTime: 'End',
    betting: 'Betting',
    bettingOpen: 'Open',
    bettingClosed: 'Closed early',
    bettingOver: 'Ended',

    source: {
      title: 'Official result',
      text: 'A link for bettors to check the result.',
      label: 'Link to the organizer’s page',
      none: 'Enter a link first.',
      same: 'Enter another link first.',
      button: 'Save link',
      remove: 'Remove link',
      busy: 'Saving...',
      confirmed: 'Link saved',
      removed: 'Link removed',
    },

    close: {
      title: 'Close betting early',
      text: 'Stops new bets permanently. Existing bets stand.',
      button: 'Close betting',
      busy: 'Closing...',
      confirmTitle: (id: string) => `Close betting on match #${id}?`,
      does: [
        'This match no longer takes bets. Existing bets stand. Once it has started, you can post the result.',
        'Tournament predictions on it freeze, too: players who knew of it have an advantage.',
      ],
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
        'No ruling in time. Anyone can void it now, and that’s final immediately. The bond is burned.',
      unruledSilenceText:
        'No ruling in time. Anyone can void it now, and that’s final immediately. The bond comes back.',
      bondBurned: (bond: string) => `Nobody ruled: the challenge’s bond of ${bond} WETH is burned.`,
    },
    replace: {
      title: 'Replace the match',
      text: 'For a match that is played later: voids it and creates it again.',
      start: 'New start time',
      startHint: (earliest: string) =>
        `From ${earliest}, when refunds open, so that bettors can bet them again.`,
      tooEarly: (earliest: string) =>
        `Refunds open at ${earliest} at the earliest. The new match can’t start before.`,
      ends: (time: string) => `Betting ends ${time}.`,
      button: 'Replace match',
      busy: 'Replacing...',
      confirmTitle: (id: string) => `Replace match #${id}?`,
      creates: (time: string) => `A match with the same name and bounds is created. It starts ${time}.`,
      betsStay: 'Bets don’t move to it: its page asks bettors to claim their refund and bet again.',
      cannot: 'A match can be replaced only once.',
      confirm: 'Void and create again',
      confirmed: (id: string) => `Match #${id} is void and has a successor`,
      replaced: 'This match is void and was created again.',
      link: (id: string, time: string) => `Match #${id}, starting ${time}`,
    },
    exposure: {
      title: 'Payouts by result',
      largest: 'Largest bets',
      columns: {
        winner: 'Winner',
        paid: 'Winners are paid',
        returned: 'Returned unmatched',
        fee: 'Fee',
        bettor: 'Bettor',
        side: 'Side',
        stake: 'Stake',
        share: 'Of all stakes',
      },
    },
    overrule: {
      title: 'Correct the result',
      text: 'Replaces the result by another one, once, before anyone can claim.',
      winner: 'Correct winner',
      button: 'Correct result',
      busy: 'Correcting...',
      confirmTitle: (id: string) => `Correct the result of match #${id}?`,
      does: (winner: 1 | 2, team: string | undefined, old: string) =>
        `${option(winner, team)} becomes the winner, replacing: ${old}.`,
      cannot:
        'The dispute window starts again: anyone can challenge the new result. The owner can’t correct it a second time.',
      cannotAtOnce: 'Without a dispute window, no one can correct or challenge the new result.',
      confirm: 'Replace result',
      confirmed: (id: string, winner: 1 | 2) => `Match #${id} now has winner ${winner}`,
      choose: 'Choose the correct winner first.',
      ruled: 'The arbiter has ruled, so the result is final.',
    },
    rule: {
      title: 'Rule on the challenge',
      text: 'The arbiter decides this match. Until then, nobody is paid.',
      outcome: 'Ruling',
      void: 'Void',
      button: 'Rule',
      busy: 'Ruling...',
      confirmTitle: (id: string) => `Rule on match #${id}?`,
      wins: (winner: 1 | 2, team: string | undefined) => `${option(winner, team)} wins.`,
      voids: 'The match is void and every stake is refunded.',
      upheld: (bond: string) => `The result stands. The challenger’s bond of ${bond} WETH becomes a fee.`,
      changed: (bond: string) => `The result changes. The challenger gets the bond of ${bond} WETH back.`,
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

  batch: adminBatch,
  risk: adminRisk,
}
