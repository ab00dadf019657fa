import { expect, test } from 'vitest'
import { openableUrl } from './rulesFile'

test.each([
  ['https://rules.example/1', 'https://rules.example/1'],
  ['ipfs://bafybeigdyrzt/house-rules.md', 'https://ipfs.io/ipfs/bafybeigdyrzt/house-rules.md'],
  // Served at `/` in tests.
  ['/rules/12ab34cd.txt', '/rules/12ab34cd.txt'],
])('opens %s', (uri, url) => {
  expect(openableUrl(uri)).toBe(url)
})

test.each([
  '',
  'javascript:alert(1)',
  'http://rules.example',
  'https://',
  '//evil.example',
  '/\\evil.example',
  'rules.txt',
])('does not open %s', (uri) => {
  expect(openableUrl(uri)).toBeUndefined()
})
