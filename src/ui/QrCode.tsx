import { useMemo } from 'react'
import { encode } from 'uqr'
import { cx } from '@/ui/classNames'

/** Light margin in modules, required by scanners. */
const QUIET_ZONE = 4

/** Dark on light in both themes, because many scanners can't read inverted codes. */
export function QrCode({ text, label, isLarge }: { text: string; label: string; isLarge?: boolean }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    return { size: data.length, path: pathOf(data) }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx(
        'shrink-0 justify-self-center rounded-md border border-line',
        isLarge ? 'size-64' : 'size-40 max-w-full',
      )}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
