import type { CSSProperties } from 'react'
import { cleanName } from '@/lib/cleanName'
import { cx } from '@/ui/classNames'
import { hueOf, initials } from './face'
import type { Side } from './match'

/** The URLs of the operator's logos by file (docs/deployment.md). */
const logos: Record<string, string> = import.meta.glob('/site/teams/*.{svg,png,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

interface CrestProps {
  /** Without it, the crest shows the side. */
  team: string | undefined
  side: Side
  className?: string
}

/** A team's logo, or its initials in its color. Decorative: the team's name stands beside it. */
export function Crest({ team, side, className = 'size-8' }: CrestProps) {
  const logo = team && logoOf(team)
  const size = cx('shrink-0', className)
  if (logo)
    return (
      <img src={logo} alt="" width={32} height={32} loading="lazy" className={cx('object-contain', size)} />
    )
  const sideColor = side === 1 ? 'text-side-a' : 'text-side-b'
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      style={team ? ({ '--hue': hueOf(team) } as CSSProperties) : undefined}
      className={cx(team ? 'text-hue' : sideColor, size)}
    >
      <path
        d="M16 1 30 5v12c0 7-6 12-14 14C8 29 2 24 2 17V5Z"
        fill="currentColor"
        fillOpacity={0.16}
        stroke="currentColor"
        strokeOpacity={0.6}
      />
      <text x={16} y={20.5} textAnchor="middle" fontSize={14} fill="currentColor" className="font-display">
        {team ? initials(team) : 'AB'[side - 1]}
      </text>
    </svg>
  )
}

function logoOf(team: string): string | undefined {
  const slug = cleanName(team)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return ['svg', 'png', 'webp'].map((type) => logos[`/site/teams/${slug}.${type}`]).find(Boolean)
}
