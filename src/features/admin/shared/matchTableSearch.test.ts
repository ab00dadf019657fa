import { expect, test } from 'vitest'
import { DEFAULT_TABLE_SEARCH, parseTableSearch } from './matchTableSearch'

test('reads the filters of the URL', () => {
  const search = { show: 'due', sort: 'pool', q: 'gen.g', game: 'LoL' }
  expect(parseTableSearch(search)).toEqual(search)
})

test('reads words that the router parses as other values', () => {
  expect(parseTableSearch({ q: 100, game: true })).toMatchObject({ q: '100', game: 'true' })
})

test('falls back to the defaults', () => {
  expect(parseTableSearch({})).toEqual(DEFAULT_TABLE_SEARCH)
  const invalid = { show: 'constructor', sort: ['due'], q: {}, game: null }
  expect(parseTableSearch(invalid)).toEqual(DEFAULT_TABLE_SEARCH)
})
