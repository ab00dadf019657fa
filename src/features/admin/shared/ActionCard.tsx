import { type ReactNode, useId } from 'react'
import { ActionButton, type ActionButtonProps } from './ActionButton'
import type { ActionMessages } from './actionMessages'

interface ActionSectionProps {
  title: string
  text: string
  children: ReactNode
}

export function ActionSection({ title, text, children }: ActionSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-background p-4"
    >
      <div className="flex flex-col gap-1">
        <h3 id={titleId} className="text-16 font-semibold">
          {title}
        </h3>
        <p className="text-14 text-secondary">{text}</p>
      </div>
      {children}
    </section>
  )
}

interface ActionCardProps extends ActionButtonProps {
  messages: ActionMessages & { title: string; text: string }
  children?: ReactNode
}

export function ActionCard({ children, ...button }: ActionCardProps) {
  return (
    <ActionSection title={button.messages.title} text={button.messages.text}>
      {children}
      <ActionButton variant="secondary" {...button} />
    </ActionSection>
  )
}
