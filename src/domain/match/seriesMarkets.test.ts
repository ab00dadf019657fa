import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '@/lib/time'
import { marketName } from './name'
import { marketEnd, marketsOf } from './seriesMarkets'

test.each([
  [1, []],
  [2, ['Map 1', 'Map 2']],
  [3, ['Map 1', 'Map 2', 'Map 3', 'Over 2.5 maps']],
  [5, ['Map 1', 'Map 2', 'Map 3', 'Map 4', 'Map 5', 'Over 3.5 maps', 'Over 4.5 maps']],
])('lists the maps and totals of a best of %i', (bestOf, names) => {
  expect(marketsOf(bestOf).map(marketName)).toEqual(names)
})

test('lists the totals of a best of seven', () => {
  const names = marketsOf(7).map(marketName)
  expect(names.slice(7)).toEqual(['Over 4.5 maps', 'Over 5.5 maps', 'Over 6.5 maps'])
})

const startTime = 1_800_000_000

const ends = (game: string | undefined, bestOf: number, length: number) =>
  marketsOf(bestOf).map((market) => {
    const end = marketEnd(market, { game, bestOf, startTime, endTime: startTime + length })
    return [marketName(market), (end - startTime) / MINUTE]
  })

test('a market ends when the map that can decide it can be over at the earliest', () => {
  expect(ends('LoL', 3, 3 * HOUR)).toEqual([
    ['Map 1', 15],
    ['Map 2', 30],
    ['Map 3', 45],
    ['Over 2.5 maps', 30],
  ])
  // 1-1 decides the first total, and 3-0 the second.
  expect(ends('CS2', 5, HOUR).slice(5)).toEqual([
    ['Over 3.5 maps', 40],
    ['Over 4.5 maps', 60],
  ])
})

test.each([undefined, 'Chess', 'constructor'])('maps of the game %s share the time of the series', (game) => {
  expect(ends(game, 3, 3 * HOUR)).toEqual([
    ['Map 1', 60],
    ['Map 2', 120],
    ['Map 3', 180],
    ['Over 2.5 maps', 120],
  ])
  expect(ends(game, 3, 100 * MINUTE)[0]).toEqual(['Map 1', 33 + 1 / 3])
})
