import { beforeAll, expect, test } from 'vitest'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import type { Bet } from '@/domain/bet/bet'
import { aBet } from '@/domain/bet/bet.fixture'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { adminSupport } from '@/i18n/en/adminSupport'
import { formatDateTime } from '@/i18n/format/dates'
import { setFormatLocale } from '@/i18n/format/locale'
import { explainBet } from './explainBet'

const { endTime } = aMatch()
const later = endTime + 1_000
const result = { hasResult: true, claimableAt: later } as const
const date = formatDateTime

beforeAll(() => setFormatLocale('en'))

const won = { ...result, winner: 1 } as const
const lost = { ...result, winner: 2 } as const
const challenged = { isChallenged: true, ruleBy: later }

/** Explains a bet of 1 WETH. @param payout in WETH */
function explained(match: Partial<Match>, now: number, payout = '0', bet: Partial<Bet> = {}) {
  const { reason, next } = explainBet(aBet('1', payout, { match: aMatch(match), ...bet }), now, adminSupport)
  return `${reason} ${next}`
}

test('a bet waits for the end, the result and the ruling', () => {
  expect(explained({}, endTime - 1)).toBe(`The match ends ${date(endTime)}. Wait for its result.`)
  expect(explained({}, later)).toBe('The match is over and has no result yet. Post the result under Matches.')
  expect(explained({ ...won, ...challenged }, later - 1)).toBe(
    `The result is challenged, so nothing is paid. Wait for the ruling, due ${date(later)}.`,
  )
})

test('a bet without a result or a ruling in time is refunded', () => {
  expect(explained({}, endTime + bettingPoolLimits.ABANDONED_AFTER)).toBe(
    `The match ended ${date(endTime)} and got no result in time. Void it under Matches to refund every stake.`,
  )
  expect(explained(challenged, later)).toBe(
    'The arbiter didn’t rule on the challenge in time. Void it under Matches to refund every stake.',
  )
  expect(explained({ ...result, isVoid: true }, later, '1')).toBe(
    'The match is void, so every stake is refunded. Claim 1 WETH in My Bets.',
  )
})

test('a bet that won is claimed by the bettor or somebody else', () => {
  expect(explained(won, later - 1, '2')).toBe(
    `The bet won. 2 WETH can be claimed from ${date(later)}, unless the result is challenged.`,
  )
  expect(explained(won, later, '2')).toBe('The bet won. Claim 2 WETH in My Bets.')
  expect(explained(won, later, '2', { claimed: true })).toBe(
    'The bet won. The bettor claimed 2 WETH. It went to the betting address.',
  )
  expect(explained(won, later, '2', { claimed: true, wasPaid: true })).toBe(
    'The bet won. Someone claimed it for the bettor: 2 WETH went to the betting address.',
  )
})

test('a bet that lost comes back as far as it was unmatched', () => {
  expect(explained(lost, later)).toBe('The bet lost. Nothing to claim.')
  expect(explained(lost, later - 1)).toBe(
    `The bet lost. Nothing to claim. The result can be challenged until ${date(later)}.`,
  )
  expect(explained(lost, later, '0.4')).toBe(
    'The bet lost. The part that nobody bet against comes back. Claim 0.4 WETH in My Bets.',
  )
  expect(explained(lost, later, '1', { claimed: true })).toBe(
    'The bet lost, but nobody bet against it, so the stake comes back. The bettor claimed 1 WETH. It went to the betting address.',
  )
})
