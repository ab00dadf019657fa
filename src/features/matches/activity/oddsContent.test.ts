import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { OddsChartData, OddsPoint } from './odds'
import { oddsContent, oddsTicks } from './oddsContent'

const [from, to] = [1_800_000_000, 1_800_000_600]
const data: OddsChartData = {
  times: [from, from + 60, to],
  lines: [
    { pool: 'early', side: 1, values: [1, 2.5, 2.5] },
    { pool: 'live', side: 2, values: [null, 8, 4] },
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
    ['side-b', true],
  ])
  expect(marks).toEqual([{ x: from + 60, label: 'Start' }])
})

test('has room for the highest odds and for those that barely move', () => {
  const topOf = (lines: OddsChartData['lines']) => oddsContent({ ...data, lines }, [], labels).y.range[1]
  expect(topOf(data.lines)).toBeGreaterThan(8)
  expect(topOf([{ pool: 'early', side: 1, values: [1, 1, 1] }])).toBeGreaterThan(2)
})

test('puts own bets at the odds they led to', () => {
  const own: OddsPoint = {
    id: '1-0',
    time: from + 60,
    pool: 'early',
    odds: { 1: 2.5, 2: 1.4 },
    shareABps: 4_000,
    by: zeroAddress,
    side: 2,
    kind: 'bet',
    amount: 1n,
    poolA: 2n,
    poolB: 3n,
    isLive: false,
    block: 1n,
    logIndex: 0,
    transaction: zeroHash,
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
