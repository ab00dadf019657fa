import { expect, test } from 'vitest'
import { textFinder } from './textSearch'

test('all words are found, whatever their case, accents and order', () => {
  expect(textFinder('gen kru')('LoL: KRÜ  vs Gen.G')).toBe(true)
  expect(textFinder('kru t1')('LoL: KRÜ vs Gen.G')).toBe(false)
  expect(textFinder(' ')('LoL: KRÜ vs Gen.G')).toBe(true)
  expect(textFinder('krü')('KRU')).toBe(true)
  // Two words are not one.
  expect(textFinder('ge n.g x')('Gen.G')).toBe(false)
  expect(textFinder(' b\t\t a ')('A B')).toBe(true)
})
