import { expect, test } from 'vitest'
import { hasWords } from './textSearch'

test('all words are found, whatever their case, accents and order', () => {
  expect(hasWords('LoL: KRÜ  vs Gen.G', 'gen kru')).toBe(true)
  expect(hasWords('LoL: KRÜ vs Gen.G', 'kru t1')).toBe(false)
  expect(hasWords('LoL: KRÜ vs Gen.G', ' ')).toBe(true)
  expect(hasWords('KRU', 'krü')).toBe(true)
  // Two words are not one.
  expect(hasWords('Gen.G', 'ge n.g x')).toBe(false)
  expect(hasWords('A B', ' b\t\t a ')).toBe(true)
})
