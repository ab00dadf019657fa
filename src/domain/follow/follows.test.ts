// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { storage } from '@/lib/storage'
import {
  gameKey,
  isFollowed,
  matchKey,
  oddsKey,
  setFollowed,
  setOddsAlert,
  teamKey,
  useFollows,
  useFollowsAt,
} from './follows'

beforeEach(() => localStorage.clear())

const winner = aMatch({ id: 1n, name: 'LoL: T1 vs Gen.G — LCK Final' })
const mapOne = aMatch({ id: 2n, name: 'LoL: T1 vs Gen.G — LCK Final — Map 1' })
const rematch = aMatch({ ...winner, id: 3n, startTime: winner.startTime + 1 })
const otherGame = aMatch({ id: 4n, name: 'Valorant: T1 vs DRX — VCT' })
const untitled = aMatch({ id: 5n, name: 'The big one' })
const all = [winner, mapOne, rematch, otherGame, untitled]

function followedBy(...keys: readonly string[]): bigint[] {
  for (const key of keys) setFollowed(key, true)
  const follows = renderHook(useFollows).result.current
  return all.filter((match) => isFollowed(match, follows)).map(({ id }) => id)
}

test('nothing is followed at first', () => expect(followedBy()).toEqual([]))

test.each([
  [matchKey(winner), [1n, 2n]],
  [matchKey(mapOne), [1n, 2n]],
  [matchKey(untitled), [5n]],
  [gameKey('LoL'), [1n, 2n, 3n]],
  [teamKey('LoL', 'T1'), [1n, 2n, 3n]],
  [teamKey('Valorant', 'DRX'), [4n]],
])('%j', (key, ids) => expect(followedBy(key)).toEqual(ids))

test('a local chain that starts over gives the same id to a match that is not followed', () => {
  followedBy(matchKey(untitled))
  const { current } = renderHook(useFollows).result
  expect(isFollowed({ ...untitled, startTime: untitled.startTime + 1 }, current)).toBe(false)
})

test('each star and odds alert is removed alone, and both outlive a reload', () => {
  followedBy(gameKey('LoL'), gameKey('Valorant'))
  setOddsAlert(oddsKey(winner, 1), 2.5)
  setOddsAlert(oddsKey(winner, 2), 3)
  setOddsAlert(oddsKey(winner, 1), undefined)
  setFollowed(gameKey('LoL'), false)
  const { result } = renderHook(useFollows)
  expect(result.current).toEqual({ keys: new Set(['game Valorant']), odds: new Map([['1:2', 3]]) })
})

test('follows what another tab follows, and keeps its object otherwise', () => {
  const { result, rerender } = renderHook(useFollows)
  const first = result.current
  act(() => storage.setItem('other', '1'))
  rerender()
  expect(result.current).toBe(first)
  setFollowed(gameKey('LoL'), true)
  const [key = ''] = Object.keys(localStorage).filter((key) => key.startsWith('clutchpool.follows'))
  act(() => {
    localStorage.setItem(key, '{"keys":["game CS2"],"odds":{}}')
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(result.current.keys).toEqual(new Set(['game CS2']))
})

test('a list keeps its order until it gets another one', () => {
  const { result, rerender } = renderHook(useFollowsAt, { initialProps: 'live' })
  act(() => setFollowed(gameKey('LoL'), true))
  rerender('live')
  expect(result.current.keys.size).toBe(0)
  rerender('upcoming')
  expect(result.current.keys.size).toBe(1)
})

test.each(['', '[]', '{"keys":1}', 'null'])('takes %j in storage for nothing', (text) => {
  setFollowed(gameKey('LoL'), true)
  const [key = ''] = Object.keys(localStorage).filter((key) => key.startsWith('clutchpool.follows'))
  storage.setItem(key, text)
  expect(renderHook(useFollows).result.current.keys.size).toBe(0)
})

test('keeps the newest 500', () => {
  for (let index = 0; index <= 500; index++) setFollowed(gameKey(`${index}`), true)
  const { keys } = renderHook(useFollows).result.current
  expect([keys.size, keys.has(gameKey('0')), keys.has(gameKey('500'))]).toEqual([500, false, true])
})
