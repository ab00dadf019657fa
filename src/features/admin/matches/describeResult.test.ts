import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { aLedger } from '@/domain/ledger/ledger.fixture'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import type { Outcome } from '@/domain/match/outcome'
import { adminEn } from '@/i18n/en/adminCatalogue'
import { formatDateTime } from '@/i18n/format/dates'
import { accounts } from '@/testing/accounts'
import {
  cannotUndoCorrection,
  cannotUndoVoid,
  describeConsequence,
  describeRuling,
  largestBets,
} from './describeResult'

const NOW = 1_800_020_000
const ETHER = 10n ** 18n
const match = aMatch({ totalPoolA: 2n * ETHER, totalPoolB: ETHER })
const { void: voids, overrule } = adminEn.adminResults.manage
const circumstances = {
  match,
  winner: 1,
  bettors: { 1: 3, 2: 1 },
  hasCountFailed: false,
  disputeWindow: 12 * 3_600,
  now: NOW,
} as const
const described = (overrides: Partial<Parameters<typeof describeConsequence>[0]> = {}) =>
  describeConsequence({ ...circumstances, ...overrides }, adminEn)

test('names the winner, payouts, fee and claim time', () => {
  expect(described()).toEqual({
    does: [
      'Option 1 (T1) wins.',
      '3 winners are paid 2.92 WETH in total.',
      'That’s 2 WETH of their own stakes plus 0.92 WETH from the other side.',
      'The fee is 0.08 WETH, 8% of the winners’ gain. Referrers are paid from it.',
      `Claims open at ${formatDateTime(NOW + 12 * 3_600)}, after the 12h 0m dispute window.`,
    ],
    cannot:
      'Until claims open, the owner can correct it once and anyone can challenge it. After that, it’s final.',
  })
})

test('opens claims no sooner than the scheduled end', () => {
  const early = { now: match.endTime - 100, disputeWindow: 0 }
  expect(described(early).does.at(-1)).toBe(
    `Claims open at ${formatDateTime(match.endTime)}, the match’s scheduled end.`,
  )
  expect(described({ now: match.endTime - 100 }).does.at(-1)).toContain(
    formatDateTime(match.endTime + 12 * 3_600),
  )
})

test('promises nothing about claims while the dispute window is loading', () => {
  expect(described({ disputeWindow: undefined })).toEqual({
    does: described().does.slice(0, -1),
    cannot: undefined,
  })
})

test.each<[disputeWindow: number | undefined, isCorrection: boolean, expected: string | undefined]>([
  [undefined, false, undefined],
  [0, false, voids.cannotAtOnce],
  [0, true, voids.cannotAtOnce],
  [12 * 3_600, false, voids.cannot],
  [12 * 3_600, true, voids.cannotResolved],
])('a void within a window of %s, which corrects a result: %s', (disputeWindow, isCorrection, expected) => {
  expect(cannotUndoVoid(disputeWindow, adminEn, isCorrection)).toBe(expected)
})

test.each<[disputeWindow: number | undefined, now: number, expected: string | undefined]>([
  [undefined, NOW, undefined],
  [0, match.endTime, overrule.cannotAtOnce],
  [0, match.endTime - 1, overrule.cannot],
  [12 * 3_600, match.endTime, overrule.cannot],
])('a correction within a window of %s at %i', (disputeWindow, now, expected) => {
  expect(cannotUndoCorrection(match, disputeWindow, now, adminEn)).toBe(expected)
})

test('describes one winner without losers or dispute window', () => {
  const oneSided = aMatch({ name: 'A grand final', totalPoolB: ETHER })
  expect(described({ match: oneSided, winner: 2, bettors: { 1: 0, 2: 1 }, disputeWindow: 0 })).toEqual({
    does: [
      'Option 2 wins.',
      '1 winner is paid 1 WETH.',
      'They only get their stakes back: nobody bet on the other side.',
      'There’s no fee.',
      'Claims open immediately.',
    ],
    cannot: 'Without a dispute window, no one can correct or challenge it afterwards.',
  })
})

test('omits the number of winners while it is unknown', () => {
  expect(described({ bettors: undefined }).does).toContain('Counting winners…')
  expect(described({ bettors: undefined, hasCountFailed: true }).does.slice(1, 3)).toEqual([
    'Winners are paid 2.92 WETH in total.',
    'Couldn’t count the winners.',
  ])
})

test('returns every stake if nobody bet on the winner', () => {
  expect(described({ match: aMatch({ totalPoolA: ETHER }), winner: 2, disputeWindow: 0 }).does).toEqual([
    'Option 2 (Gen.G) wins.',
    'Nobody bet on it, so every stake goes back: 1 WETH in total.',
    'Claims open immediately.',
  ])
  expect(described({ match: aMatch(), winner: 1 }).does).toEqual([
    'Option 1 (T1) wins.',
    'Nobody bet on this match, so nothing is paid.',
  ])
})

test('gives the bond back if it ends a challenge', () => {
  expect(described({ bond: ETHER / 10n }).does).toContain(
    'The challenge ends: its bond of 0.1 WETH goes back to the challenger.',
  )
})

test.each<[Partial<Match>, Outcome, string]>([
  [
    { hasResult: true, winner: 1 },
    'A',
    'The result stands. The challenger’s bond of 0.1 WETH becomes a fee.',
  ],
  [{ hasResult: true, winner: 1 }, 'B', 'The result changes. The challenger gets the bond of 0.1 WETH back.'],
  [{}, 'Void', 'There was no result. The challenger gets the bond of 0.1 WETH back.'],
])('says where the bond goes if %o is ruled %s', (result, ruling, sentence) => {
  const challenged = aMatch({ ...result, isChallenged: true })
  const does = describeRuling(challenged, ruling, ETHER / 10n, adminEn)
  expect(does.at(-1)).toBe(sentence)
})

test('returns losing stakes that the winners cannot match', () => {
  const lopsided = aMatch({ totalPoolA: ETHER / 100n, totalPoolB: 2n * ETHER })
  expect(described({ match: lopsided }).does).toContain(
    '1.5 WETH of the other side’s stakes wasn’t matched and goes back.',
  )
})

test('lists the largest bets of both pools with their share of all stakes', () => {
  const { bettor: ann, rival: bob, second: cy } = accounts
  const { positions } = aLedger([
    {
      bets: [
        { by: ann, side: 1, amount: '1' },
        { by: bob, side: 2, amount: '2', pool: 'live' },
        { by: cy, side: 1, amount: '5' },
      ],
    },
  ])
  expect(largestBets(positions.get(1n) ?? [], 2)).toEqual([
    { account: cy, side: 1, stake: parseEther('5'), shareBps: 6_250 },
    { account: bob, side: 2, stake: parseEther('2'), shareBps: 2_500 },
  ])
})
