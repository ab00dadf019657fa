import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { type Rows, rowsOf } from './rowKeys'

const list = (...ids: number[]) => ids.map((id) => ({ match: aMatch({ id: BigInt(id) }) }))
const keysOf = ({ keys }: Rows) => [...keys].map((entry) => entry.join(': ')).join(', ')

test('a match keeps its row as others arrive, and leaves it to the match at its place in another order', () => {
  const first = rowsOf(list(1, 2, 3), 'closing')
  expect(keysOf(first)).toBe('1: 0, 2: 1, 3: 2')
  const complete = rowsOf(list(4, 1, 3, 5), 'closing', first)
  expect(keysOf(complete)).toBe('4: 3, 1: 0, 3: 2, 5: 4')
  const sorted = rowsOf(list(5, 4, 3, 2, 1), 'newest', complete)
  expect(keysOf(sorted)).toBe('5: 3, 4: 0, 3: 2, 2: 4, 1: 5')
})
