import { expect, test } from 'vitest'
import { claimBatch } from './claimBatch'

const claims = [
  { matchId: 9n, amount: 30n },
  { matchId: 4n, amount: 20n },
  { matchId: 1n, amount: 7n },
]
const claimable = { claims, total: 57n }

test.each([
  [4, { matchIds: [9n, 4n, 1n], total: 57n, isPartial: false }],
  [3, { matchIds: [9n, 4n, 1n], total: 57n, isPartial: false }],
  [2, { matchIds: [9n, 4n], total: 50n, isPartial: true }],
])('at most %s at once', (most, batch) => {
  expect(claimBatch(claimable, most)).toEqual(batch)
})

test('claims a hundred at once by default', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ matchId: BigInt(index), amount: 1n }))
  expect(claimBatch({ claims: many, total: 101n })).toMatchObject({ total: 100n, isPartial: true })
})
