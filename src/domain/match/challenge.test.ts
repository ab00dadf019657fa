import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { challengedOutcome, isChallengeable, rulingDeadline } from './challenge'
import { aMatch } from './match.fixture'

const DAY = 86_400
const END = 1_800_010_000
const someone = '0x00000000000000000000000000000000000000aa'
const arbiter = '0x00000000000000000000000000000000000000bb'
const open = aMatch({ endTime: END })
const named = aMatch({ isFinalized: true, winner: 2, claimableAt: END + 100 })

test('names the outcome that is challenged', () => {
  expect(challengedOutcome(named)).toBe(2)
  expect(challengedOutcome({ ...named, winner: 0, isVoid: true })).toBe(0)
  expect(challengedOutcome(open)).toBe(255)
})

test.each([
  ['a result in the last second of its window', named, END + 99, true],
  ['a final result', named, END + 100, false],
  ['a challenged result', { ...named, isChallenged: true }, END, false],
  ['silence after three days', open, END + 3 * DAY, true],
  ['silence a second before', open, END + 3 * DAY - 1, false],
] as const)('%s', (_, match, now, can) => {
  expect(isChallengeable(match, zeroAddress, arbiter, now)).toBe(can)
})

test('nobody challenges a ruled result, or one without an arbiter', () => {
  expect(isChallengeable(named, someone, arbiter, END)).toBe(false)
  expect(isChallengeable(named, zeroAddress, zeroAddress, END)).toBe(false)
})

test('the ruling period starts once a winner can be named', () => {
  const { startTime } = open
  expect(rulingDeadline(open, 3 * DAY, END + 1)).toBe(END + 1 + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, END)).toBe(END + 3 * DAY)
  const closed = { ...open, isBettingClosed: true }
  expect(rulingDeadline(closed, 3 * DAY, startTime - 50)).toBe(startTime + 3 * DAY)
  expect(rulingDeadline(closed, 3 * DAY, startTime + 50)).toBe(startTime + 50 + 3 * DAY)
})
