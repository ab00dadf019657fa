import { expect, test } from 'vitest'
import { DEFAULT_ADMIN_SEARCH, parseAdminSearch } from './adminSearch'

test('reads the section and the filters of the URL', () => {
  const search = { section: 'settings', show: 'due', sort: 'pool', q: 'gen.g', game: 'LoL', subject: '0x1' }
  expect(parseAdminSearch(search)).toEqual(search)
})

test('reads words that the router parses as other values', () => {
  expect(parseAdminSearch({ q: 100, game: true })).toMatchObject({ q: '100', game: 'true' })
})

test('falls back to the defaults', () => {
  const defaults = { section: 'matches', show: 'active', sort: 'due', q: '', game: '', subject: '' }
  expect(DEFAULT_ADMIN_SEARCH).toEqual(defaults)
  const invalid = { section: 'constructor', show: 'constructor', sort: ['due'], q: {}, game: null }
  expect(parseAdminSearch(invalid)).toEqual(defaults)
})
