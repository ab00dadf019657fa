import type { Address } from 'viem'
import { cx } from '@/ui/classNames'

/** Draws a pattern by which users recognise an address at a glance. Decorative: the address stands beside it. */
export function Identicon({ address, className = 'size-5' }: { address: Address; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-0.5 -0.5 6 6"
      shapeRendering="crispEdges"
      className={cx('shrink-0 rounded-sm bg-hover', className)}
    >
      {identiconCells(address).map(({ x, y, isSecond }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={1}
          height={1}
          className={isSecond ? 'fill-side-b' : 'fill-side-a'}
        />
      ))}
    </svg>
  )
}

const SIDE = 5
const HALF = 3

interface IdenticonCell {
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
