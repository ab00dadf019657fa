import type { Address } from 'viem'
import { cx } from '@/ui/classNames'
import { identiconCells } from './identiconCells'

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
