import { expect, test } from 'vitest'
import { searchOption } from './searchText'

test('falls back to the first option', () => {
  const options = ['newest', 'oldest'] as const
  expect(searchOption(options, 'oldest')).toBe('oldest')
  for (const unknown of ['constructor', ['oldest'], undefined])
    expect(searchOption(options, unknown)).toBe('newest')
})
