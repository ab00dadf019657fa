import type { ReactNode } from 'react'
import { cx } from '@/ui/classNames'

// Green and red mean won and lost only.
const tones = {
  neutral: 'bg-hover text-secondary',
  live: 'bg-hover text-text',
  won: 'bg-success/8 text-success',
  lost: 'bg-danger/8 text-danger',
  warning: 'bg-warning/8 text-warning',
  sideA: 'bg-side-a/8 text-side-a',
  sideB: 'bg-side-b/8 text-side-b',
}

const sizes = {
  md: 'px-2 py-0.5 text-12',
  lg: 'px-3 py-1 text-16',
}

interface BadgeProps {
  tone?: keyof typeof tones
  size?: keyof typeof sizes | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', size = 'md', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-sm font-medium whitespace-nowrap',
        sizes[size],
        tones[tone],
      )}
    >
      {tone === 'live' && <span aria-hidden className="size-1.5 animate-live rounded-full bg-current" />}
      {children}
    </span>
  )
}
