import { expect, test } from 'vitest'
import { en as english } from '@/i18n/en/catalogue'
import { nameOfMarket } from './fixtureName'
import type { Match } from './match'
import { aMatch } from './match.fixture'
import { describeSide, marketLabel, matchTitle, parseMatchName } from './name'
import { groupSeries, leadOf, type Series, seriesName, seriesOf, seriesScore } from './series'

const NOW = 1_000
const FINAL = 'LoL: T1 vs Gen.G — LCK Final'

const open = { startTime: 2_000, endTime: 3_000 }
const winner = aMatch({ ...open, id: 1n, name: FINAL })
const [mapOne, mapTwo, total] = [
  aMatch({ ...open, id: 2n, name: `${FINAL} — Map 1` }),
  aMatch({ ...open, id: 3n, name: `${FINAL} — Map 2` }),
  aMatch({ ...open, id: 4n, name: `${FINAL} — Over 3.5 maps` }),
]

const brief = (series: Series) => `${leadOf(series, NOW).id} of ${series.map(({ id }) => id).join(' ')}`
const group = (...matches: Match[]) => groupSeries(matches).map(brief)

test('groups the markets of a series, the winner first, then maps and totals', () => {
  expect(group(total, mapTwo, winner, mapOne)).toEqual(['1 of 1 2 3 4'])
})

test('a series shows the first market that takes bets', () => {
  const closed = { ...winner, isBettingClosed: true }
  const played = { ...mapOne, hasResult: true, winner: 1 as const }
  expect(group(closed, played, mapTwo, total)).toEqual(['3 of 1 2 3 4'])
  expect(group({ ...closed, hasResult: true }, played)).toEqual(['1 of 1 2'])
})

test('keeps apart what differs in more than the market', () => {
  const other = (id: bigint, changes: Partial<typeof winner>) => aMatch({ ...open, id, ...changes })
  expect(
    group(
      mapOne,
      other(10n, { name: `${FINAL} — Map 2`, startTime: 2_001 }),
      other(11n, { name: 'LoL: T1 vs Gen.G — LCK — Map 2' }),
      other(12n, { name: 'LoL: Gen.G vs T1 — LCK Final — Map 2' }),
      other(13n, { name: 'T1 vs Gen.G — LCK Final — Map 2' }),
    ),
  ).toHaveLength(5)
  expect(group(other(1n, { name: 'T1 vs Gen.G' }), other(2n, { name: 'T1 vs Gen.G' }))).toHaveLength(2)
})

test('hides no match whose market is there twice', () => {
  const again = { ...mapOne, id: 9n }
  expect(group(winner, mapOne, again, mapTwo)).toEqual(['1 of 1 2 3', '9 of 9'])
  expect(brief(seriesOf(again, [winner, mapOne, again, mapTwo]))).toBe('1 of 1 9 3')
})

test('finds the series of a match', () => {
  const others = [winner, aMatch({ id: 8n }), total, mapTwo]
  expect(brief(seriesOf(mapTwo, others))).toBe('1 of 1 3 4')
  expect(brief(seriesOf(aMatch({ id: 8n }), others))).toBe('8 of 8')
})

test('the score counts the maps that are decided', () => {
  const won = (match: Match, winner: 1 | 2, isChallenged = false) => ({
    ...match,
    hasResult: true,
    winner,
    isChallenged,
  })
  expect(seriesScore([won(winner, 1), mapOne, won(total, 2)])).toBeUndefined()
  expect(seriesScore([winner, won(mapOne, 2), mapTwo])).toEqual([0, 1])
  expect(seriesScore([won(mapOne, 2), won(mapTwo, 2)])).toEqual([0, 2])
  expect(seriesScore([won(mapOne, 1), won(mapTwo, 2, true)])).toEqual([1, 0])
})

test('a market is named in the title and by its sides', () => {
  const texts = [winner, mapTwo, total].map((match) => [
    matchTitle(match, english),
    marketLabel(match, english),
    describeSide(match, 1, english),
    describeSide(match, 2, english).team,
  ])
  expect(texts).toEqual([
    ['T1 vs Gen.G', 'Winner', { label: 'Team A', team: 'T1' }, 'Gen.G'],
    ['T1 vs Gen.G · Map 2', 'Map 2', { label: 'Team A', team: 'T1' }, 'Gen.G'],
    [
      'T1 vs Gen.G · Over/under 3.5 maps',
      'Over/under 3.5 maps',
      { label: 'Team A', team: 'Over 3.5' },
      'Under 3.5',
    ],
  ])
})

test.each([
  { kind: 'map', map: 5 },
  { kind: 'total', line: 2.5 },
] as const)('the name of market %j says it again', (market) => {
  expect(parseMatchName(nameOfMarket(FINAL, market))).toMatchObject({ event: 'LCK Final', market })
})

test('a series has the name of its winner', () => {
  expect([winner, mapTwo, total].map(seriesName)).toEqual([FINAL, FINAL, FINAL])
  expect(seriesName({ name: 'T1 vs. Gen.G - Final - map 1' })).toBe('T1 vs Gen.G — Final')
  expect(seriesName({ name: 'The grand final' })).toBe('The grand final')
})
