import { expect, test } from 'vitest'
import { matchStatus, nextMoment } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { time } from '@/i18n/en/time'
import { formatCountdown } from '@/i18n/format/dates'
import { DAY, HOUR } from '@/lib/time'
import type { MatchSort } from './matchSearch'
import { groupMatches, type Rows, rowsOf, shownNow } from './rows'

const midnight = new Date(2026, 10, 28).getTime() / 1000
const evening = midnight + 23 * HOUR

const matchAt = (id: bigint, startTime: number, event?: string) => ({
  match: aMatch({ id, startTime, name: event ? `LoL: T1 vs Gen.G — ${event}` : 'T1 vs Gen.G' }),
  more: 0,
})

test('puts matches of one event and local day together, and the others of that day', () => {
  const listed = groupMatches(
    [
      matchAt(1n, midnight, 'LCK'),
      matchAt(2n, midnight),
      matchAt(3n, evening, 'LCK'),
      matchAt(4n, evening, 'Major'),
      matchAt(5n, midnight + DAY, 'LCK'),
    ],
    'closing',
  )
  expect(listed.map(({ match, group }) => [match.id, group])).toEqual([
    [1n, { day: midnight, event: 'LCK' }],
    [3n, undefined],
    [2n, { day: midnight }],
    [4n, undefined],
    [5n, { day: midnight + DAY }],
  ])
})

test('puts followed matches under a heading of their own, of which days and events know nothing', () => {
  const listed = [
    { ...matchAt(1n, midnight, 'LCK'), isFollowed: true },
    { ...matchAt(2n, midnight + DAY), isFollowed: true },
    matchAt(3n, evening, 'LCK'),
    matchAt(4n, evening),
  ]
  const groups = (sort: MatchSort) => groupMatches(listed, sort).map(({ match, group }) => [match.id, group])
  expect(groups('closing')).toEqual([
    [1n, 'followed'],
    [2n, undefined],
    [3n, { day: midnight }],
    [4n, undefined],
  ])
  expect(groups('newest')).toEqual([
    [1n, 'followed'],
    [2n, undefined],
    [3n, 'newest'],
    [4n, undefined],
  ])
})

const list = (...ids: number[]) => ids.map((id) => ({ match: aMatch({ id: BigInt(id) }), more: 0 }))
const keysOf = ({ keys }: Rows) => [...keys].map((entry) => entry.join(': ')).join(', ')

test('a match keeps its row as others arrive, and leaves it to the match at its place in another order', () => {
  const first = rowsOf(list(1, 2, 3), 'closing')
  expect(keysOf(first)).toBe('1: 0, 2: 1, 3: 2')
  const complete = rowsOf(list(4, 1, 3, 5), 'closing', first)
  expect(keysOf(complete)).toBe('4: 3, 1: 0, 3: 2, 5: 4')
  const sorted = rowsOf(list(5, 4, 3, 2, 1), 'newest', complete)
  expect(keysOf(sorted)).toBe('5: 3, 4: 0, 3: 2, 2: 4, 1: 5')
})

const match = aMatch({ startTime: 10_000, endTime: 20_000 })

test.each([match, { ...match, hasResult: true, isChallenged: true, ruleBy: 24_000 }])(
  'the time of a row keeps status and countdown unchanged',
  (match) => {
    for (let now = 0; now < 25_000; now += 5) {
      const shown = shownNow(match, now)
      const status = matchStatus(match, now)
      expect(matchStatus(match, shown)).toBe(status)
      const next = nextMoment(match, now)
      expect(nextMoment(match, shown)).toEqual(next)
      if (next)
        expect(formatCountdown(next.time - shown, time.countdown)).toBe(
          formatCountdown(next.time - now, time.countdown),
        )
    }
  },
)

test('the time of a row is constant within a minute, and after the countdown', () => {
  expect(shownNow(match, 9_701)).toBe(shownNow(match, 9_760))
  expect(shownNow(match, 9_761)).not.toBe(shownNow(match, 9_760))
  expect(shownNow(match, 20_001)).toBe(shownNow(match, 90_000))
  const resolved = { ...match, hasResult: true }
  expect(shownNow(resolved, 1)).toBe(shownNow(resolved, 90_000))
})
