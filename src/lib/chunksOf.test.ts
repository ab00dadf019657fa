import { expect, test } from 'vitest'
import { chunksOf } from './chunksOf'

test('keeps every item, in order, the rest in a shorter chunk', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunksOf([1, 2], 2)).toEqual([[1, 2]])
  expect(chunksOf([], 2)).toEqual([])
})
