import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { accounts } from '@/testing/accounts'
import { identiconCells } from './Identicon'

test('is symmetric, the same in any letter case, and different for other addresses', () => {
  const lowerCase = accounts.bettor.toLowerCase() as Address
  const cells = identiconCells(accounts.bettor)
  expect(identiconCells(lowerCase)).toEqual(cells)
  expect(identiconCells(accounts.rival)).not.toEqual(cells)
  for (const { x, y, isSecond } of cells) expect(cells).toContainEqual({ x: 4 - x, y, isSecond })
  expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length)
})
