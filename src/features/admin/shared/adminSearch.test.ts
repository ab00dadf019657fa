import { expect, test } from 'vitest'
import { DEFAULT_ADMIN_SEARCH, parseAdminSearch } from './adminSearch'

test('falls back to the matches without a known section', () => {
  expect(parseAdminSearch({ section: 'settings' }).section).toBe('settings')
  expect(parseAdminSearch({})).toEqual(DEFAULT_ADMIN_SEARCH)
  expect(parseAdminSearch({ section: 'constructor' })).toEqual(DEFAULT_ADMIN_SEARCH)
})
