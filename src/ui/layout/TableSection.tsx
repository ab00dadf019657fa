import { type ReactNode, useId } from 'react'
import { Card, CardTitle } from './Card'

interface TableSectionProps {
  title: string
  /** Beside the title. */
  controls?: ReactNode
  children: ReactNode
}

export function TableSection({ title, controls, children }: TableSectionProps) {
  const titleId = useId()
  return (
    <Card as="section" flush aria-labelledby={titleId} className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-4 p-4 sm:px-6">
        <CardTitle id={titleId}>{title}</CardTitle>
        <div className="flex min-w-0 flex-wrap gap-2 empty:hidden">{controls}</div>
      </div>
      {children}
    </Card>
  )
}
