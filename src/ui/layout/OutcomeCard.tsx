import { type ReactNode, useId } from 'react'
import { Card } from './Card'

interface OutcomeCardProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

/** Says how something ended, and what one can do about it. */
export function OutcomeCard({ icon, title, text, children }: OutcomeCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="flex gap-4">
      <span aria-hidden className="pt-0.5 text-secondary *:size-6">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 id={titleId} className="text-18 font-semibold break-words">
          {title}
        </h2>
        <p className="text-14 text-secondary">{text}</p>
        {children}
      </div>
    </Card>
  )
}
