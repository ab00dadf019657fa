import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { en } from '@/i18n/en/catalogue'
import { matchEvent } from './matchEvents.fixture'
import type { OddsChartData, OddsPoint } from './odds'
import { describeOdds, describeOddsAt, oddsContent, oddsTicks } from './oddsContent'

const match = aMatch({ name: 'T1 vs Gen.G' })
const [from, to] = [match.startTime, match.startTime + 600]
const data: OddsChartData = {
  times: [from, from + 60, to],
  lines: [
    { pool: 'early', side: 1, values: [1, 2.5, 1.92] },
    { pool: 'early', side: 2, values: [null, 1.4, 1.5] },
    { pool: 'live', side: 1, values: [null, null, null] },
    { pool: 'live', side: 2, values: [null, 1, 1] },
  ],
  marks: [{ kind: 'start', time: from + 60 }],
  from,
  to,
}
const labels = { start: 'Start', close: 'Close', result: 'Result' }

test('draws sides by color and pools by the line', () => {
  const { lines, marks } = oddsContent(data, [], labels)
  expect(lines.map(({ color, isDashed }) => [color, isDashed])).toEqual([
    ['side-a', false],
    ['side-b', false],
    ['side-a', true],
    ['side-b', true],
  ])
  expect(marks).toEqual([{ x: from + 60, label: 'Start' }])
})

test('has room for the highest odds and for those that barely move', () => {
  const topOf = (lines: OddsChartData['lines']) => oddsContent({ ...data, lines }, [], labels).y.range[1]
  expect(topOf([{ pool: 'live', side: 2, values: [null, 8, 4] }])).toBeGreaterThan(8)
  expect(topOf([{ pool: 'early', side: 1, values: [1, 1, 1] }])).toBeGreaterThan(2)
})

test('puts own bets at the odds they led to', () => {
  const own: OddsPoint = {
    ...matchEvent,
    time: from + 60,
    side: 2,
    pool: 'early',
    odds: { 1: 2.5, 2: 1.4 },
    shareABps: 4_000,
  }
  expect(oddsContent(data, [own], labels).points).toEqual([{ x: from + 60, y: 1.4, color: 'side-b' }])
})

test.each([
  [[0.95, 2.1], 168, [1, 1.25, 1.5, 2]],
  [[0.95, 50], 168, [1, 2, 5, 10, 20, 50]],
  [[0.95, 50], 60, [1, 10]],
] as const)('labels %j on %i px without overlap', (range, length, ticks) => {
  expect(oddsTicks(range, length)).toEqual(ticks)
})

test('says the odds of each pool and their range', () => {
  expect(describeOdds(data, match, en)).toBe(
    'Odds over time. Early pool: T1 1.92× (1.00× to 2.50×), Gen.G 1.50× (1.40× to 1.50×). Live pool: Gen.G 1.00×.',
  )
})

test('says the odds at one time, without sides that have no stakes', () => {
  expect(describeOddsAt(data, 0, match, en)).toMatch(/\. Early pool: T1 1\.00×\.$/)
  expect(describeOddsAt(data, 1, match, en)).toMatch(
    /\. Early pool: T1 2\.50×, Gen\.G 1\.40×\. Live pool: Gen\.G 1\.00×\.$/,
  )
})
