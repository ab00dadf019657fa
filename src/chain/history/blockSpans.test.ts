import { expect, test } from 'vitest'
import {
  addSpan,
  type BlockSpan,
  type BlockSpans,
  coveredSpans,
  missingSpans,
  removeSpan,
} from './blockSpans'

const span = (from: number, to: number): BlockSpan => ({ from: BigInt(from), to: BigInt(to) })
const pairs = (spans: BlockSpans) => spans.map(({ from, to }) => [Number(from), Number(to)])
const spans = [span(30, 39), span(10, 19)]

test('joins ranges that overlap or touch, newest first', () => {
  expect(pairs(addSpan(spans, span(50, 59)))).toEqual([
    [50, 59],
    [30, 39],
    [10, 19],
  ])
  expect(pairs(addSpan(spans, span(20, 29)))).toEqual([[10, 39]])
  expect(pairs(addSpan(spans, span(15, 32)))).toEqual([[10, 39]])
  expect(pairs(addSpan(spans, span(12, 13)))).toEqual([
    [30, 39],
    [10, 19],
  ])
  expect(pairs(addSpan(spans, span(0, 99)))).toEqual([[0, 99]])
})

test('removes from the middle, the ends and whole ranges', () => {
  expect(pairs(removeSpan(spans, span(33, 35)))).toEqual([
    [36, 39],
    [30, 32],
    [10, 19],
  ])
  expect(pairs(removeSpan(spans, span(15, 34)))).toEqual([
    [35, 39],
    [10, 14],
  ])
  expect(pairs(removeSpan(spans, span(0, 99)))).toEqual([])
  expect(pairs(removeSpan(spans, span(20, 29)))).toEqual([
    [30, 39],
    [10, 19],
  ])
})

test('finds what is missing and what is covered', () => {
  expect(pairs(missingSpans(spans, span(5, 50)))).toEqual([
    [40, 50],
    [20, 29],
    [5, 9],
  ])
  expect(pairs(missingSpans(spans, span(12, 15)))).toEqual([])
  expect(pairs(missingSpans(spans, span(9, 8)))).toEqual([])
  expect(pairs(coveredSpans(spans, span(15, 33)))).toEqual([
    [30, 33],
    [15, 19],
  ])
})
