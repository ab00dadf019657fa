import { expect, test } from 'vitest'
import { parseId } from './routeOptions'

test.each([
  ['1', 1n],
  ['10500', 10_500n],
  ['999999999999999999', 999_999_999_999_999_999n],
])('reads %j', (text, id) => {
  expect(parseId(text)).toBe(id)
})

test.each(['', '0', '01', '-1', '1.5', '1e3', '0x1', ' 1', 'abc', '1n', '9'.repeat(19), '1'.repeat(100)])(
  'finds no id in %j',
  (text) => {
    expect(() => parseId(text)).toThrow(expect.objectContaining({ isNotFound: true }))
  },
)
