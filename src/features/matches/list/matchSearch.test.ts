import { expect, test } from 'vitest'
import { DEFAULT_MATCH_SEARCH, parseMatchSearch } from './matchSearch'

test('reads every part of the state', () => {
  const search = { show: 'live', sort: 'pool', q: 'gen.g', game: 'LoL' }
  expect(parseMatchSearch(search)).toEqual(search)
})

test.each([
  ['nothing', {}],
  ['unknown choices', { show: 'everything', sort: 'toString' }],
  ['other types', { show: ['live'], sort: 1, q: { a: 1 }, game: null }],
])('falls back on %s', (_, raw) => {
  expect(parseMatchSearch(raw)).toEqual(DEFAULT_MATCH_SEARCH)
})

test('reads numbers as text and truncates long text', () => {
  expect(parseMatchSearch({ q: 100 }).q).toBe('100')
  expect(parseMatchSearch({ q: true }).q).toBe('true')
  expect(parseMatchSearch({ q: 'x'.repeat(5_000) }).q).toHaveLength(100)
})
