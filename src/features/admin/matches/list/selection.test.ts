import { expect, test } from 'vitest'
import { changeSelection, NO_SELECTION, type SelectionChange } from './selection'

const rows = [5n, 4n, 3n, 2n, 1n]

const row = (id: bigint, isOn = true, isRange = false): SelectionChange => ({
  kind: 'row',
  id,
  isOn,
  isRange,
})

function selectedBy(...changes: readonly SelectionChange[]) {
  const { ids } = changes.reduce(
    (selection, change) => changeSelection(selection, change, rows),
    NO_SELECTION,
  )
  return [...ids].sort().map(Number)
}

test('selects and deselects a row', () => {
  expect(selectedBy(row(3n), row(1n))).toEqual([1, 3])
  expect(selectedBy(row(3n), row(1n), row(3n, false))).toEqual([1])
})

test('selects a range from the last row, in either direction', () => {
  expect(selectedBy(row(4n), row(2n, true, true))).toEqual([2, 3, 4])
  expect(selectedBy(row(2n), row(4n, true, true))).toEqual([2, 3, 4])
})

test('deselects a range', () => {
  const all: SelectionChange = { kind: 'rows', ids: rows, isOn: true }
  expect(selectedBy(all, row(5n, false), row(3n, false, true))).toEqual([1, 2])
})

test('selects one row if the range’s beginning is not among the rows', () => {
  expect(selectedBy(row(9n), row(2n, true, true))).toEqual([2, 9])
  expect(selectedBy(row(2n, true, true))).toEqual([2])
})

test('keeps rows that are not shown when all shown are selected, and clears all', () => {
  expect(selectedBy(row(9n), { kind: 'rows', ids: [1n, 2n], isOn: true })).toEqual([1, 2, 9])
  expect(selectedBy(row(9n), { kind: 'clear' })).toEqual([])
})
