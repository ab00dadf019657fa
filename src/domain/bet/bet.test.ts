import { expect, test } from 'vitest'
import { aMatch, aRawMatch } from '@/domain/match/match.fixture'
import { betStatus, claimableNow, currentOutlook, stakesOf, toBet } from './bet'
import { aBet } from './bet.fixture'

const CLAIMABLE_AT = 5_000

const unresolved = aMatch()
const wonByA = aMatch({ hasResult: true, winner: 1, claimableAt: CLAIMABLE_AT })
const voided = aMatch({ hasResult: true, isVoid: true, claimableAt: CLAIMABLE_AT })

const paid = { claimed: true, wasPaid: true } as const
const loss = { match: wonByA, prediction: 2 } as const

test.each([
  ['an unresolved match', { match: unresolved, payout: 0n }, CLAIMABLE_AT, 'pending', 0n],
  ['a win', { match: wonByA }, CLAIMABLE_AT, 'won', 19n],
  ['a win in its dispute window', { match: wonByA }, CLAIMABLE_AT - 1, 'claimableLater', 0n],
  ['a claimed win', { match: wonByA, claimed: true }, CLAIMABLE_AT, 'claimed', 0n],
  ['a win that somebody else claimed', { match: wonByA, ...paid }, CLAIMABLE_AT, 'paid', 0n],
  ['a loss', { match: wonByA, prediction: 2, payout: 0n }, CLAIMABLE_AT, 'lost', 0n],
  ['a loss in its dispute window', { match: wonByA, prediction: 2, payout: 0n }, 0, 'lost', 0n],
  ['a void match', { match: voided, payout: 10n }, CLAIMABLE_AT, 'refund', 10n],
  ['a void match in its dispute window', { match: voided, payout: 10n }, 0, 'claimableLater', 0n],
  ['a refunded one', { match: voided, payout: 10n, claimed: true }, CLAIMABLE_AT, 'refunded', 0n],
  ['a refund that somebody else claimed', { match: voided, ...paid }, CLAIMABLE_AT, 'refunded', 0n],
  ['a challenged result', { match: { ...wonByA, isChallenged: true } }, CLAIMABLE_AT, 'challenged', 0n],
  ['challenged silence', { match: { ...unresolved, isChallenged: true }, payout: 0n }, 0, 'challenged', 0n],
  ['a loss, partly matched', { ...loss, payout: 4n }, CLAIMABLE_AT, 'lost', 4n],
  ['the same in its dispute window', { ...loss, payout: 4n }, CLAIMABLE_AT - 1, 'lost', 0n],
  ['the same, claimed', { ...loss, payout: 4n, claimed: true }, CLAIMABLE_AT, 'lost', 0n],
  ['a loss that nobody matched', { ...loss, payout: 10n }, CLAIMABLE_AT, 'refund', 10n],
  ['the same in its dispute window', { ...loss, payout: 10n }, CLAIMABLE_AT - 1, 'claimableLater', 0n],
  ['the same, claimed', { ...loss, payout: 10n, claimed: true }, CLAIMABLE_AT, 'refunded', 0n],
] as const)('%s', (_, overrides, now, status, claimable) => {
  const bet = aBet('0', '0', { amount: 10n, payout: 19n, ...overrides })
  expect(betStatus(bet, now)).toBe(status)
  expect(claimableNow(bet, now)).toBe(claimable)
})

test('splits the stake by pool', () => {
  expect(stakesOf(aBet('0', '0', { amount: 10n, liveAmount: 4n }))).toEqual({ early: 6n, live: 4n })
})

test('maps a position from the contract', () => {
  const kept = { amount: 5n, liveAmount: 2n, prediction: 2, claimed: true, payout: 0n }
  const raw = { ...kept, matchInfo: aRawMatch({ id: 9n }), claimedByOther: true }
  expect(toBet(raw)).toMatchObject({ ...kept, match: { id: 9n }, wasPaid: true })
  expect(toBet({ ...raw, prediction: 1 }).prediction).toBe(1)
})

test('a pending bet has an outlook at the present stakes of both pools', () => {
  const match = aMatch({
    feeBps: 800,
    maxGain: 50,
    totalPoolA: 4_500n,
    livePoolA: 500n,
    totalPoolB: 30n,
    livePoolB: 10n,
  })
  // 20 × 50 early and 10 × 50 live stakes are matched. It gains 30, less the fee of 2.
  expect(currentOutlook(aBet('0', '0', { match, amount: 4_500n, liveAmount: 500n }))).toEqual({
    payout: 4_528n,
    matched: 1_500n,
  })
})
