import { type ReactNode, useId } from 'react'
import { Card, CardTitle } from '@/ui/layout/Card'

interface PanelProps {
  title: string
  intro?: string
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, intro, aside, children }: PanelProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <CardTitle id={titleId}>{title}</CardTitle>
          {intro && <p className="text-14 text-secondary">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  )
}

interface ChoiceProps {
  title: string
  /** `undefined` for one that leads elsewhere. */
  isChosen: boolean | undefined
  onChoose: () => void
  children: ReactNode
}

export function Choice({ title, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full flex-col gap-1 rounded-md border border-line bg-background px-4 py-3 text-start transition-colors enabled-hover:border-control aria-pressed:border-text"
    >
      <span className="text-14 font-medium break-words">{title}</span>
      <span className="flex flex-wrap gap-x-3 text-12 text-secondary tabular-nums">{children}</span>
    </button>
  )
}
