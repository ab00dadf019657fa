import { type ReactNode, useId } from 'react'

interface ActionSectionProps {
  title: string
  text: string
  children: ReactNode
}

/** One thing that can be done, with what it is. */
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
