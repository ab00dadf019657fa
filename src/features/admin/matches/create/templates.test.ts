import { afterEach, expect, test } from 'vitest'
import { storage } from '@/lib/storage'
import {
  deleteTemplate,
  parseTemplates,
  saveTemplate,
  type Template,
  templateKey,
  templateOf,
} from './templates'

const KEY = 'clutchpool.matchTemplates'
const bo3: Template = { game: 'LoL', minutes: 35, min: '0.01', max: '5' }
const bo5: Template = { ...bo3, minutes: 60 }

const saved = () => parseTemplates(storage.getItem(KEY))

afterEach(() => storage.removeItem(KEY))

test('is the game, length and bounds of a match', () => {
  const draft = { name: 'LoL: T1 vs Gen.G', min: '0.01', max: '5' }
  const start = { ok: true, time: 1_000_000 } as const
  expect(templateOf({ ...draft, start, end: { ok: true, time: 1_000_000 + 35 * 60 } })).toEqual(bo3)
  expect(templateOf({ ...draft, start, end: { ok: false, reason: 'empty' } })).toBeUndefined()
})

test('is saved once, and deleted', () => {
  saveTemplate(bo5)
  saveTemplate(bo3)
  saveTemplate(bo5)
  expect(saved()).toEqual([bo3, bo5])
  deleteTemplate(templateKey(bo3))
  expect(saved()).toEqual([bo5])
})

test('is dropped if it is none', () => {
  expect(parseTemplates('[{"game":"LoL"},7,null]')).toEqual([])
  expect(parseTemplates('{"game":')).toEqual([])
  expect(parseTemplates(JSON.stringify([{ ...bo3, minutes: 0 }, bo5]))).toEqual([bo5])
})
