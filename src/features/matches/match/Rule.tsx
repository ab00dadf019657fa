import type { ReactNode } from 'react'

export function Rules({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 pt-2 pb-4 sm:grid-cols-2">{children}</dl>
}

export function Rule({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-14 font-medium">{term}</dt>
      <dd className="text-14 text-secondary">{children}</dd>
    </div>
  )
}
