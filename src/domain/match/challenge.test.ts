import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { DAY } from '@/lib/time'
import { bondAfterRuling, bondWithoutRuling, isChallengeable, rulingDeadline } from './challenge'
import { aMatch } from './match.fixture'

const END = 1_800_010_000
const arbiter = '0x00000000000000000000000000000000000000bb'
const open = aMatch({ endTime: END })
const named = aMatch({ isFinalized: true, winner: 2, claimableAt: END + 100 })

test.each([
  ['a result in the last second of its window', named, END + 99, true],
  ['a final result', named, END + 100, false],
  ['a challenged result', { ...named, isChallenged: true, ruleBy: END + DAY }, END, false],
  ['silence a second too early', open, END + 3 * DAY - 1, false],
  ['silence after three days', open, END + 3 * DAY, true],
  ['silence in the last second of the seventh day', open, END + 7 * DAY - 1, true],
  ['silence after a week, which only ends in a void', open, END + 7 * DAY, false],
] as const)('%s', (_, match, now, can) => {
  expect(isChallengeable(match, false, arbiter, now)).toBe(can)
})

test('nobody challenges a ruled result, or one without an arbiter', () => {
  expect(isChallengeable(named, true, arbiter, END)).toBe(false)
  expect(isChallengeable(named, false, zeroAddress, END)).toBe(false)
})

test('the ruling period starts once a winner can be named, or at once before the start', () => {
  const { startTime } = open
  expect(rulingDeadline(open, 3 * DAY, END + 1)).toBe(END + 1 + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, END)).toBe(END + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, startTime)).toBe(END + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, startTime - 1)).toBe(startTime - 1 + 3 * DAY)
  const closed = { ...open, isBettingClosed: true }
  expect(rulingDeadline(closed, 3 * DAY, startTime + 50)).toBe(startTime + 50 + 3 * DAY)
})

test('the bond becomes a fee if the result stands, and comes back if it changes or there was none', () => {
  expect(bondAfterRuling('B', 'B')).toBe('fee')
  expect(bondAfterRuling('B', 'A')).toBe('returned')
  expect(bondAfterRuling('B', 'Void')).toBe('returned')
  expect(bondAfterRuling('Void', 'Void')).toBe('fee')
  for (const ruling of ['A', 'B', 'Void'] as const) expect(bondAfterRuling('None', ruling)).toBe('returned')
})

test('without a ruling, the bond of a challenged result is burned', () => {
  expect(bondWithoutRuling('A')).toBe('burned')
  expect(bondWithoutRuling('Void')).toBe('burned')
  expect(bondWithoutRuling('None')).toBe('returned')
})
