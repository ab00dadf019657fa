import { expect, test } from 'vitest'
import { parseAdminSearch } from './adminSearch'

test('falls back to the matches without a known section', () => {
  expect(parseAdminSearch({ section: 'settings' })).toEqual({ section: 'settings' })
  expect(parseAdminSearch({})).toEqual({ section: 'matches' })
  expect(parseAdminSearch({ section: 'constructor' })).toEqual({ section: 'matches' })
})
