import { limits } from '@/i18n/format/limits'
import { counted } from './counted'

/** Messages of a match's rules. */
export const matchRules = {
  title: 'Rules and payouts',
  payouts: 'Payouts',
  result: 'Result',
  who: 'Who decides',
  whoText: 'An operator posts the result once the match is over.',
  whoCorrects: 'Before payouts open, the contract owner can correct it once:',
  ownerRules: (period: string) =>
    `Anyone can challenge it with a bond. The owner then rules, in public, within ${period}. Otherwise anyone can void the match.`,
  arbiterRules: (period: string) =>
    `In the dispute window, at least ${counted(limits.foreignDisputeHours, 'hour', 'hours')}, anyone can challenge it with a bond. Then this arbiter alone decides, within ${period}:`,
  noArbiter: 'The contract has no owner or arbiter, so no one can correct or challenge it.',
  wethAdmin: 'Ronin’s WETH has an admin who can let others move it or mint more. We can’t change that.',
  pools: 'Two pools',
  poolsText:
    'Bets before the start share the early pool, later ones the live pool. A live bet never touches an early bettor’s money.',
  matched: 'Matched stakes',
  matchedText: (maxGain: string) =>
    `No stake wins more than ${maxGain} times itself. What the other side can’t match comes back.`,
  until: 'Result deadline',
  untilVoid: (time: string) => `If there’s no result, anyone can void the match from ${time}.`,
  untilText: (silent: string, time: string) =>
    `If there’s no result, anyone can challenge that from ${silent}, and void the match from ${time}.`,
  void: 'If it’s void',
  voidText:
    'Every stake is refunded, fee-free. That happens if the match is called off, or nobody decides it in time.',
  dispute: 'Dispute window',
  disputeNone: 'No dispute window right now: payouts open as soon as the match has ended and has a result.',
  disputeText: (length: string) =>
    `Payouts open ${length} after the result and the match’s end, unless it’s challenged.`,
  disputeRule: 'The longer window applies: the one at match creation or the one when the result is posted.',
  disputeUntil: (time: string) => `Payouts open at ${time}. The result is then final.`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  feeText: (fee: string) => `${fee} of your profit. Winners always get at least their stake back.`,
  live: 'Live bets',
  liveText: (maxBet: string, cap: string) =>
    `Each side takes up to ${maxBet} WETH plus ${cap} of all early stakes. Others may see the match sooner than you.`,
  house: 'House rules',
  houseText: 'Walkover, draw, remake, postponement: what counts',
  houseVersion: (version: string) => `Version ${version}`,
  houseNone: 'None were on the chain when this match was created.',
}
