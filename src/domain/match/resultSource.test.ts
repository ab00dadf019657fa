import { expect, test } from 'vitest'
import { parseSource } from './pageQueries'

test('links an https page and names its host', () => {
  expect(parseSource('https://lolesports.com/en/match/1?tab=2')).toEqual({
    href: 'https://lolesports.com/en/match/1?tab=2',
    host: 'lolesports.com',
  })
  // Its е is Cyrillic.
  expect(parseSource('https://lolеsports.com/')?.host).toMatch(/^xn--/)
})

test.each([
  '',
  'lolesports.com',
  'http://lolesports.com',
  'javascript:alert(1)',
  'https://lolesports.com@evil.example',
])('links nothing for %s', (text) => {
  expect(parseSource(text)).toBeUndefined()
})
