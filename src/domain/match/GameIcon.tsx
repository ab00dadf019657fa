import type { CSSProperties } from 'react'
import { cx } from '@/ui/classNames'
import { gameFace, initials } from './face'

const gamepad = 'M5 5h6a4 4 0 0 1 2 7.5q-1.5 0-2.5-2.5h-5Q4.5 12.5 3 12.5A4 4 0 0 1 5 5m0 1.5v2m-1-1h2m4 0h1'

/** A game's icon in its hue. Decorative: the game's name stands beside it. */
export function GameIcon({ game, className = 'size-6' }: { game: string | undefined; className?: string }) {
  const face = game === undefined ? { glyph: gamepad } : gameFace(game)
  return (
    <svg
      aria-hidden
      viewBox="-4 -4 24 24"
      style={'hue' in face ? ({ '--hue': face.hue } as CSSProperties) : undefined}
      className={cx(
        'shrink-0 rounded-sm bg-current/14',
        'hue' in face ? 'text-hue' : 'text-secondary',
        className,
      )}
    >
      {face.glyph ? (
        <path d={face.glyph} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      ) : (
        <text x={8} y={12.5} textAnchor="middle" fontSize={13} fill="currentColor" className="font-display">
          {initials(game ?? '')}
        </text>
      )}
    </svg>
  )
}
