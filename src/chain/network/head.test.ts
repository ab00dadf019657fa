import { custom, type Hash, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '@/chain/config/chains'
import { type HeadSnapshot, hasReorged, readBlock } from './head'

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

test.each(['hash', 'number', 'timestamp'])('an answer without a %s is no block', async (missing) => {
  const whole = { hash: hash(7), parentHash: hash(6), number: '0x7', timestamp: '0x0' }
  const configOf = (block: object) =>
    createConfig({
      chains: [local],
      transports: { [local.id]: custom({ request: async () => block }, { retryCount: 0 }) },
    })
  await expect(readBlock(configOf(whole))).resolves.toMatchObject({ number: 7n, timestamp: 0 })
  await expect(readBlock(configOf({ ...whole, [missing]: undefined }))).rejects.toThrow('no block')
})
