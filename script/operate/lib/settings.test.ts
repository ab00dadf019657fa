import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { testFolder } from '../../../src/testing/testFolder.ts'
import { defaultSettings, durationOf, gameSettings, meantGame, readSettings } from './settings.ts'

const lol = { minBet: '0.01', maxBet: '5', minutes: { 1: 15, 3: 35 } }

function read(content: unknown) {
  const path = join(testFolder(), 'operate.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return { ...defaultSettings, ...readSettings(path) }
}

test('reads bounds in WETH and durations in minutes', () => {
  const settings = read({ default: null, games: { LoL: lol }, names: { SKT: 'T1' } })
  const game = gameSettings(settings, 'LoL')
  expect(game).toEqual({ minBet: parseEther('0.01'), maxBet: parseEther('5'), minutes: { 1: 15, 3: 35 } })
  expect(gameSettings(settings, 'CS2')).toBeUndefined()
  expect(settings.names).toEqual({ SKT: 'T1' })
  expect(game && [durationOf(game, 3), durationOf(game, 5), durationOf(game, undefined)]).toEqual([
    ...[35 * 60, undefined, 15 * 60],
  ])
})

test('keeps the defaults of what it does not name, unless it says what counts for all other games', () => {
  const games = { LoL: { maxBet: '5' }, CS2: { agree: 1 } }
  const { LoL, CS2, Valorant } = defaultSettings.games
  const named = { LoL: { ...LoL, maxBet: parseEther('5') }, CS2: { ...CS2, agree: 1 } }
  expect(read({ games }).games).toEqual({ ...defaultSettings.games, ...named })
  expect(read({ default: null, games }).games).toEqual(named)
  expect(gameSettings(read({ default: null }), 'Valorant')).toEqual(Valorant)
})

test('reads how many feeds must agree, which games they cover, and how teams to be decided are spelled', () => {
  const content = { agree: 1, feeds: { 'b.json': { games: ['LoL'] } }, undecided: ['Loser of SF1'] }
  expect(read(content)).toEqual({ ...defaultSettings, ...content })
})

test('finds the game that is meant by another name', () => {
  const meant = (game: string) => meantGame(defaultSettings, game)
  expect(['lol', 'League of Legends', 'CS:GO', 'Counter-Strike', 'VALORANT'].map(meant)).toEqual([
    ...['LoL', 'LoL', 'CS2', 'CS2', 'Valorant'],
  ])
  expect([meant('LoL'), meant('Chess')]).toEqual([undefined, undefined])
})

test('takes some thresholds of risk signals, and has defaults for the others', () => {
  const risk = { large: 80, empty: 0 }
  expect(read({ risk }).risk).toEqual({ ...defaultSettings.risk, ...risk })
})

test('has defaults for what the file leaves out', () => {
  expect(read({})).toEqual(defaultSettings)
  expect(gameSettings(defaultSettings, 'Chess')).toBeUndefined()
})

test.each([
  ['no JSON', '{', 'is not valid JSON'],
  ['an unknown property', { game: {} }, 'Unrecognized key: "game"'],
  ['an amount as a number', { default: { ...lol, minBet: 0.01 } }, 'is wrong at "default.minBet"'],
  ['a maximum below the minimum', { default: { ...lol, maxBet: '0.001' } }, 'needs 0 < minBet <= maxBet'],
  ['a bet of nothing', { default: { ...lol, minBet: '0' } }, 'needs 0 < minBet <= maxBet'],
  ['a percentage above 100', { risk: { line: 101 } }, 'is wrong at "risk.line"'],
  ['an unknown game by halves', { games: { Chess: { agree: 1 } } }, 'is wrong at "games.Chess.minBet"'],
  ['an agreement of nobody', { agree: 0 }, 'is wrong at "agree"'],
  ['a feed without games', { feeds: { 'b.json': { games: [] } } }, 'is wrong at "feeds.b.json.games"'],
  ['no list', [], 'expected object'],
  ['no minutes', { games: { LoL: { ...lol, minutes: { 1: 0 } } } }, 'is wrong at "games.LoL.minutes.1"'],
])('refuses %s', (_, content, sentence) => {
  expect(() => read(content)).toThrow(sentence)
})

describe('markets', () => {
  const withMarkets = (markets: object, changes: object = {}) => ({ games: { LoL: { markets, ...changes } } })

  test('are chosen by the number of games', () => {
    const game = gameSettings(read(withMarkets({ 3: ['map 1', 'Over 2.5'], 5: [] })), 'LoL')
    expect(game?.markets).toEqual({
      3: [
        { kind: 'map', map: 1 },
        { kind: 'total', line: 2.5 },
      ],
      5: [],
    })
    expect(game?.minutes).toEqual(defaultSettings.games.LoL?.minutes)
    expect(Object.values(defaultSettings.games).filter(({ markets }) => markets)).toEqual([])
  })

  test.each([
    [
      'another word',
      { 3: ['map one'] },
      'LoL.markets.3.0": "map one" is no market such as "map 2" or "over 2.5".',
    ],
    ['a map that is not played', { 3: ['map 4'] }, 'LoL.markets.3": A best of 3 has no market "Map 4".'],
    ['a line that is always passed', { 3: ['over 1.5'] }, 'A best of 3 has no market "Over 1.5 maps".'],
    ['a line that is never passed', { 3: ['over 3.5'] }, 'A best of 3 has no market "Over 3.5 maps".'],
    ['a best of one', { 1: ['map 1'] }, 'A best of 1 has no market "Map 1".'],
    ['the same twice', { 3: ['map 1', 'Map 1'] }, 'LoL.markets.3": "Map 1" is listed twice.'],
    ['no number', { three: ['map 1'] }, 'is wrong at "games.LoL.markets.three"'],
  ])('are refused with a sentence: %s', (_, markets, sentence) => {
    expect(() => read(withMarkets(markets))).toThrow(sentence)
  })

  test('need to know the shortest map', () => {
    const sentence = 'is wrong at "games.LoL": needs "minutes" of "1", the shortest map, for its "markets".'
    expect(() => read(withMarkets({ 3: ['map 1'] }, { minutes: { 3: 35 } }))).toThrow(sentence)
  })
})

test('refuses a file that is named and missing', () => {
  expect(() => readSettings('/nowhere/a.json')).toThrow('There is no settings file /nowhere/a.json.')
})
