import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { lastResults, matchesBeside } from './related'

const at = (id: bigint, name: string, time = Number(id)) =>
  aMatch({ id, name, startTime: time, endTime: time })
const match = at(1n, 'LoL: T1 vs Gen.G — LCK')
const ids = (matches: readonly { id: bigint }[]) => matches.map(({ id }) => Number(id))

test('shows the next matches of the event, else of the game, else any', () => {
  const event = [at(3n, 'LoL: KT vs DK — LCK'), at(2n, 'LoL: DRX vs BRO — LCK')]
  const game = at(4n, 'LoL: G2 vs Fnatic — LEC')
  const other = at(5n, 'CS2: NAVI vs FaZe')
  const beside = (...others: (typeof match)[]) => {
    const { of, shown } = matchesBeside(match, others)
    return [of, ids(shown)]
  }
  expect(beside(other, game, ...event)).toEqual(['LCK', [2, 3]])
  expect(beside(other, game)).toEqual(['LoL', [4]])
  expect(beside(other)).toEqual([undefined, [5]])
  expect(matchesBeside(at(1n, 'Show match'), [other, game])).toMatchObject({
    of: undefined,
    shown: [game, other],
  })
})

test('shows the last results of either team in the same game, not of single maps', () => {
  const past = [
    at(2n, 'LoL: T1 vs KT — LCK'),
    at(3n, 'LoL: DK vs gen.g — LCK'),
    at(4n, 'LoL: DK vs KT — LCK'),
    at(5n, 'Valorant: T1 vs DRX'),
    at(6n, 'LoL: T1 vs KT — LCK — Map 1'),
    match,
  ]
  expect(ids(lastResults(match, past))).toEqual([3, 2])
})
