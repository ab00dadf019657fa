import { expect, test } from 'vitest'
import { matchMinutes } from './gameDefaults'
import { decidingMap, isMarketOf, parseMarket } from './markets'
import type { Market } from './name'

test.each<[string, Market | undefined]>([
  ['map 2', { kind: 'map', map: 2 }],
  ['MAP 12', { kind: 'map', map: 12 }],
  ['over 3.5', { kind: 'total', line: 3.5 }],
  ...[
    'map',
    'map 0',
    'map 2.5',
    'maps 2',
    'over 3',
    'over 3.0',
    'over 0.5',
    'over 02.5',
    'under 3.5',
    'over 2.5 maps',
    '',
  ].map((text): [string, undefined] => [text, undefined]),
])('parses the market %j', (text, market) => {
  expect(parseMarket(text)).toEqual(market)
})

const total = (line: number) => ({ kind: 'total', line }) as const
const map = (number: number) => ({ kind: 'map', map: number }) as const

test('knows which markets a series has', () => {
  const lines = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5]
  const linesOf = (bestOf: number) => lines.filter((line) => isMarketOf(total(line), bestOf))
  expect([1, 2, 3, 5, 7].map(linesOf)).toEqual([[], [], [2.5], [3.5, 4.5], [4.5, 5.5, 6.5]])
  const mapsOf = (bestOf: number) => [1, 2, 3, 4].filter((number) => isMarketOf(map(number), bestOf))
  expect([1, 2, 3].map(mapsOf)).toEqual([[], [1, 2], [1, 2, 3]])
})

/** Returns after which map the total is certain in some course of a series, by trying all of them. */
function earliest(line: number, bestOf: number): number {
  const needed = Math.floor(bestOf / 2) + 1
  const lengthsFrom = (one: number, two: number): number[] => {
    if (Math.max(one, two) === needed || one + two === bestOf) return [one + two]
    return [...lengthsFrom(one + 1, two), ...lengthsFrom(one, two + 1)]
  }
  const decidedAt = (one: number, two: number): number => {
    const lengths = lengthsFrom(one, two)
    const isCertain = lengths.every((length) => length > line) || lengths.every((length) => length < line)
    return isCertain ? one + two : Math.min(decidedAt(one + 1, two), decidedAt(one, two + 1))
  }
  return decidedAt(0, 0)
}

test('finds the map that can decide a market at the earliest', () => {
  for (const bestOf of [3, 4, 5, 6, 7, 9])
    for (const line of [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5])
      if (isMarketOf(total(line), bestOf))
        expect(decidingMap(total(line), bestOf)).toBe(earliest(line, bestOf))
  expect([decidingMap(map(2), 3), decidingMap(map(2), undefined)]).toEqual([2, 2])
  expect([decidingMap(total(2.5), 5), decidingMap(total(2.5), undefined)]).toEqual([undefined, undefined])
})

test('closes a market before the map that can decide it can be over', () => {
  const minutes = { 1: 15, 3: 35, 5: 60 }
  expect([map(1), map(3), total(2.5)].map((market) => matchMinutes(minutes, 3, market))).toEqual([15, 45, 30])
  expect(matchMinutes({ 3: 35 }, 3, map(1))).toBeUndefined()
  expect(matchMinutes(minutes, undefined, total(2.5))).toBeUndefined()
})
