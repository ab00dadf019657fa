import { expect, test } from 'vitest'
import { searchId, searchOption, searchText } from './searchText'

test('falls back to the first option', () => {
  const options = ['newest', 'oldest'] as const
  expect(searchOption(options, 'oldest')).toBe('oldest')
  for (const unknown of ['constructor', ['oldest'], undefined])
    expect(searchOption(options, unknown)).toBe('newest')
})

test('reads numbers as text, nothing but text, and truncates it', () => {
  expect([100, true, { a: 1 }, null].map(searchText)).toEqual(['100', 'true', '', ''])
  expect(searchText('x'.repeat(5_000))).toHaveLength(100)
})

test('reads an id, and nothing but a positive whole number', () => {
  expect([7, 0, -1, 1.5, '7', null, undefined].map(searchId)).toEqual([7, ...Array(6).fill(undefined)])
})
