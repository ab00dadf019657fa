import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { testFolder } from '../../../src/testing/testFolder.ts'
import { defaultSettings, durationOf, gameSettings, readSettings } from './settings.ts'

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
  ['no minutes', { games: { LoL: { ...lol, minutes: { 1: 0 } } } }, 'is wrong at "games.LoL.minutes.1"'],
])('refuses %s', (_, content, sentence) => {
  expect(() => read(content)).toThrow(sentence)
})

test('refuses a file that is named and missing', () => {
  expect(() => readSettings('/nowhere/a.json')).toThrow('There is no settings file /nowhere/a.json.')
})
