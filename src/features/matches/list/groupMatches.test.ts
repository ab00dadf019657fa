import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY, HOUR } from '@/lib/time'
import { groupMatches } from './groupMatches'

const midnight = new Date(2026, 10, 28).getTime() / 1000
const evening = midnight + 23 * HOUR

const matchAt = (id: bigint, startTime: number, event?: string) =>
  aMatch({ id, startTime, name: event ? `LoL: T1 vs Gen.G — ${event}` : 'T1 vs Gen.G' })

test('puts matches of one event and local day together, and the others of that day', () => {
  const listed = groupMatches([
    matchAt(1n, midnight, 'LCK'),
    matchAt(2n, midnight),
    matchAt(3n, evening, 'LCK'),
    matchAt(4n, evening, 'Major'),
    matchAt(5n, midnight + DAY, 'LCK'),
  ])
  expect(listed.map(({ match, group }) => [match.id, group])).toEqual([
    [1n, { day: midnight, event: 'LCK' }],
    [3n, undefined],
    [2n, { day: midnight }],
    [4n, undefined],
    [5n, { day: midnight + DAY }],
  ])
})
