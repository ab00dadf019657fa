import { expect, test } from 'vitest'
import { hasWords } from './textSearch'

test('all words are found, whatever their case, accents and order', () => {
  expect(hasWords('LoL: KRÜ  vs Gen.G', 'gen kru')).toBe(true)
  expect(hasWords('LoL: KRÜ vs Gen.G', 'kru t1')).toBe(false)
  expect(hasWords('LoL: KRÜ vs Gen.G', ' ')).toBe(true)
})
