import { expect, test } from 'vitest'
import { addSpan, type BlockSpans, coveredSpans, missingSpans, removeSpan } from './blockSpans'

/** Reads ranges such as `30-39 10-19`. */
const read = (text: string): BlockSpans =>
  [...text.matchAll(/(\d+)-(\d+)/g)].map(([, from = '', to = '']) => ({ from: BigInt(from), to: BigInt(to) }))
const write = (spans: BlockSpans) => spans.map(({ from, to }) => `${from}-${to}`).join(' ')

test.each([
  ['adds one apart, newest first', addSpan, '50-59', '50-59 30-39 10-19'],
  ['joins those that it touches', addSpan, '20-29', '10-39'],
  ['joins those that it overlaps', addSpan, '15-32', '10-39'],
  ['adds one that is covered', addSpan, '12-13', '30-39 10-19'],
  ['joins those within it', addSpan, '0-99', '0-99'],
  ['removes from the middle', removeSpan, '33-35', '36-39 30-32 10-19'],
  ['removes from the ends', removeSpan, '15-34', '35-39 10-14'],
  ['removes whole ranges', removeSpan, '0-99', ''],
  ['removes nothing between them', removeSpan, '20-29', '30-39 10-19'],
  ['finds what is missing', missingSpans, '5-50', '40-50 20-29 5-9'],
  ['finds nothing missing', missingSpans, '12-15', ''],
  ['finds nothing missing in an empty range', missingSpans, '9-8', ''],
  ['finds what is covered', coveredSpans, '15-33', '30-33 15-19'],
])('%s', (_, act, asked, result) => {
  expect(read(asked).map((span) => write(act(read('30-39 10-19'), span)))).toEqual([result])
})
