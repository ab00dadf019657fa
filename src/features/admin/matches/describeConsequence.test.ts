import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { adminMatches } from '@/i18n/en/adminMatches'
import { english } from '@/i18n/english.fixture'
import { formatDateTime } from '@/i18n/format/dates'
import { describeConsequence } from './describeConsequence'

const NOW = 1_800_020_000
const ETHER = 10n ** 18n
const match = aMatch({ totalPoolA: 2n * ETHER, totalPoolB: ETHER })
const circumstances = {
  match,
  winner: 1,
  bettors: { 1: 3, 2: 1 },
  hasCountFailed: false,
  disputeWindow: 12 * 3_600,
  now: NOW,
} as const
const described = (overrides: Partial<Parameters<typeof describeConsequence>[0]> = {}) =>
  describeConsequence({ ...circumstances, ...overrides }, english, adminMatches.finalize)

test('who won, how many are paid what, the fee, and from when', () => {
  expect(described()).toEqual({
    does: [
      'Option 1 (T1) has won.',
      '3 winners are paid 2.92 WETH together.',
      'That is 2 WETH of their own stakes and 0.92 WETH of the other side’s.',
      'The fee is 0.08 WETH, 8% of the other side’s stakes; referrers are paid out of it.',
      `It can be claimed from ${formatDateTime(NOW + 12 * 3_600)} on, when the dispute window of 12h 0m is over; later if the window was longer when the match was created.`,
    ],
    cannot: 'Until then the owner alone can correct it. After that nobody can.',
  })
})

test('nothing of when it can be claimed is said before that is read', () => {
  expect(described({ disputeWindow: undefined })).toEqual({
    ...described(),
    does: described().does.slice(0, -1),
  })
})

test('one winner, without losers, at once', () => {
  const oneSided = aMatch({ name: 'A grand final', totalPoolB: ETHER })
  expect(described({ match: oneSided, winner: 2, bettors: { 1: 0, 2: 1 }, disputeWindow: 0 })).toEqual({
    does: [
      'Option 2 has won.',
      '1 winner is paid 1 WETH.',
      'That is their own stakes: nobody bet on the other side, so there is nothing to win.',
      'No fee is taken.',
      'It can be claimed at once; later if there was a dispute window when the match was created.',
    ],
    cannot: 'There is no dispute window now, so nobody can correct it after that.',
  })
})

test('winners that are not counted do not hold it up', () => {
  expect(described({ bettors: undefined }).does).toContain('Counting the winners…')
  expect(described({ bettors: undefined, hasCountFailed: true }).does.slice(1, 3)).toEqual([
    'The winners are paid 2.92 WETH together.',
    'The winners could not be counted just now.',
  ])
})

test('a side on which nobody bet makes it void', () => {
  expect(described({ match: aMatch({ totalPoolA: ETHER }), winner: 2, disputeWindow: 0 }).does).toEqual([
    'Nobody bet on Option 2 (Gen.G). Naming it makes the match void.',
    'Every stake goes back whole, 1 WETH together, and no fee is taken.',
    'It can be claimed at once; later if there was a dispute window when the match was created.',
  ])
  expect(described({ match: aMatch(), winner: 1 }).does).toEqual([
    'Nobody bet on Option 1 (T1). Naming it makes the match void.',
    'Nobody bet on this match at all, so nothing is paid.',
  ])
})
