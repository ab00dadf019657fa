import { type Hash, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { type HeadSnapshot, hasReorged } from './head'

const hash = (value: number): Hash => numberToHex(value, { size: 32 })

const snapshot = (number: bigint, own: Hash, parent: Hash): HeadSnapshot => ({
  head: { number, hash: own, parentHash: parent, timestamp: 0, seenAt: 0 },
  isReachable: true,
  isStalled: false,
  isSlow: false,
})

const seen = snapshot(7n, hash(7), hash(6))
const nothing = { ...seen, head: undefined }

test.each<[string, boolean, HeadSnapshot, HeadSnapshot?]>([
  ['the same head', false, { ...seen, isSlow: true }],
  ['the next block with the right parent', false, snapshot(8n, hash(8), hash(7))],
  ['the next block with another parent', true, snapshot(8n, hash(8), hash(17))],
  ['another block of the same height', true, snapshot(7n, hash(17), hash(6))],
  ['a lower block', true, snapshot(6n, hash(6), hash(5))],
  ['a later block, whose parent this page has not seen', false, snapshot(9n, hash(9), hash(8))],
  ['no block', false, nothing],
  ['the first block', false, seen, nothing],
])('%s is a reorg: %s', (_, isReorg, now, before = seen) => {
  expect(hasReorged(now, before)).toBe(isReorg)
})
