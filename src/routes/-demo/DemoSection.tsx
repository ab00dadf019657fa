import { type ReactNode, useId } from 'react'

/** Shows each part or state under its name. */
export function DemoSection({ title, parts }: { title: string; parts: Readonly<Record<string, ReactNode>> }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="font-display text-24">
        {title}
      </h2>
      <div className="@container grid gap-6 md:grid-cols-2">
        {Object.entries(parts).map(([name, part]) => (
          <div key={name} className="flex min-w-0 flex-col gap-2">
            <p className="text-12 text-tertiary">{name}</p>
            {part}
          </div>
        ))}
      </div>
    </section>
  )
}
