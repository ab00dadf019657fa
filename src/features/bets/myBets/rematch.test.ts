import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { rematchFinder } from './rematch'

const matchOf = (id: bigint, name: string, startTime: number) => aMatch({ id, name, startTime })

const lost = matchOf(1n, 'LoL: T1 vs Gen.G — Final — Map 1', 1_000)
const otherMarkets = [
  matchOf(2n, 'LoL: T1 vs Gen.G — Final — Map 2', 1_000),
  matchOf(3n, 'LoL: T1 vs Gen.G — Final', 1_000),
]
const rematchIn = (...open: Parameters<typeof rematchFinder>[0]) => rematchFinder(open)(lost)?.id

test('another market of the same series is no rematch', () => {
  expect(rematchIn(...otherMarkets)).toBeUndefined()
})

test('a rematch is about the winner, and starts first', () => {
  const map = matchOf(4n, 'LoL: Gen.G vs T1 — MSI — Map 1', 2_000)
  const [first, second] = [
    matchOf(5n, 'LoL: Gen.G vs T1 — MSI', 3_000),
    matchOf(6n, 'LoL: T1 vs Gen.G', 4_000),
  ]
  expect(rematchIn(...otherMarkets, second, map, first)).toBe(5n)
  expect(rematchIn(...otherMarkets, map)).toBe(4n)
})

test('needs the same game and two teams', () => {
  expect(
    rematchIn(matchOf(7n, 'CS2: T1 vs Gen.G', 2_000), matchOf(8n, 'LoL: T1 vs G2', 2_000)),
  ).toBeUndefined()
  expect(
    rematchFinder([matchOf(9n, 'Charity cup', 2_000)])(matchOf(10n, 'Charity cup', 1_000)),
  ).toBeUndefined()
})
