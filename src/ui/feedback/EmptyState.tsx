import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex grow flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line px-6 py-12 text-center">
      {icon && (
        <span aria-hidden className="text-tertiary *:size-8">
          {icon}
        </span>
      )}
      <p className="max-w-full text-16 font-medium wrap-anywhere">{title}</p>
      {text && <p className="max-w-160 text-14 text-secondary">{text}</p>}
      {action}
    </div>
  )
}
