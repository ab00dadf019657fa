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
const result = { isFinalized: true, claimableAt: later } as const
const date = formatDateTime

beforeAll(() => setFormatLocale('en'))

const cases: [string, Partial<Match>, Partial<Bet> & { payout: bigint }, now: number, answer: string][] = [
  [
    'waits for the end',
    {},
    { payout: 0n },
    endTime - 1,
    `The match ends ${date(endTime)}. Wait for its result.`,
  ],
  [
    'lacks a result',
    {},
    { payout: 0n },
    later,
    'The match is over and has no result yet. Post the result under Matches.',
  ],
  [
    'never gets a result',
    {},
    { payout: 0n },
    endTime + bettingPoolLimits.ABANDONED_AFTER,
    `The match ended ${date(endTime)} and got no result in time. Void it under Matches to refund every stake.`,
  ],
  [
    'is challenged',
    { ...result, winner: 1, isChallenged: true, ruleBy: later },
    { payout: 0n },
    later - 1,
    `The result is challenged, so nothing is paid. Wait for the ruling, due ${date(later)}.`,
  ],
  [
    'is never ruled on',
    { isChallenged: true, ruleBy: later },
    { payout: 0n },
    later,
    'The arbiter didn’t rule on the challenge in time. Void it under Matches to refund every stake.',
  ],
  [
    'won, and can be claimed later',
    { ...result, winner: 1 },
    { payout: 2n * 10n ** 18n },
    later - 1,
    `The bet won. 2 WETH can be claimed from ${date(later)}, unless the result is challenged.`,
  ],
  [
    'won and is unclaimed',
    { ...result, winner: 1 },
    { payout: 2n * 10n ** 18n },
    later,
    'The bet won. Claim 2 WETH in My Bets.',
  ],
  [
    'won and was claimed',
    { ...result, winner: 1 },
    { payout: 2n * 10n ** 18n, claimed: true },
    later,
    'The bet won. The bettor claimed 2 WETH. It went to the betting address.',
  ],
  [
    'won and was paid by somebody else',
    { ...result, winner: 1 },
    { payout: 2n * 10n ** 18n, claimed: true, wasPaid: true },
    later,
    'The bet won. Someone claimed it for the bettor: 2 WETH went to the betting address.',
  ],
  [
    'is void',
    { ...result, isVoid: true },
    { payout: 10n ** 18n },
    later,
    'The match is void, so every stake is refunded. Claim 1 WETH in My Bets.',
  ],
  ['lost', { ...result, winner: 2 }, { payout: 0n }, later, 'The bet lost. Nothing to claim.'],
  [
    'lost, and may be challenged',
    { ...result, winner: 2 },
    { payout: 0n },
    later - 1,
    `The bet lost. Nothing to claim. The result can be challenged until ${date(later)}.`,
  ],
  [
    'lost with an unmatched part',
    { ...result, winner: 2 },
    { payout: 4n * 10n ** 17n },
    later,
    'The bet lost. The part that nobody bet against comes back. Claim 0.4 WETH in My Bets.',
  ],
  [
    'lost unmatched',
    { ...result, winner: 2 },
    { payout: 10n ** 18n, claimed: true },
    later,
    'The bet lost, but nobody bet against it, so the stake comes back. The bettor claimed 1 WETH. It went to the betting address.',
  ],
]

test.each(cases)('a bet that %s', (_, match, overrides, now, answer) => {
  const { reason, next } = explainBet(
    aBet('1', '0', { match: aMatch(match), ...overrides }),
    now,
    adminSupport,
  )
  expect(`${reason} ${next}`).toBe(answer)
})
