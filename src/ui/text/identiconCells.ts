import type { Address } from 'viem'

const SIDE = 5
const HALF = 3

export interface IdenticonCell {
  x: number
  y: number
  isSecond: boolean
}

/** Returns the filled cells of an address' 5×5 pattern, symmetric about its middle column. Letter case doesn't matter. */
export function identiconCells(address: Address): IdenticonCell[] {
  const cells: IdenticonCell[] = []
  for (let index = 0; index < SIDE * HALF; index++) {
    const byte = Number.parseInt(address.slice(2 + 2 * index, 4 + 2 * index), 16)
    const color = byte % 3
    if (color === 0) continue
    const [x, y] = [index % HALF, Math.floor(index / HALF)]
    const isSecond = color === 2
    cells.push({ x, y, isSecond })
    const mirrored = SIDE - 1 - x
    if (mirrored !== x) cells.push({ x: mirrored, y, isSecond })
  }
  return cells
}
