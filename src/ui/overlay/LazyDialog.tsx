import { type ComponentProps, Suspense, useState } from 'react'
import { lazyWithRetry } from '@/ui/lazyWithRetry'

const Dialog = lazyWithRetry(async () => (await import('./Dialog')).Dialog)

/** A `Dialog` that loads when it first opens, for those that every page has. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const [isNeeded, setNeeded] = useState(false)
  if (props.open && !isNeeded) setNeeded(true)
  // It stays once it was open: closing is what gives the focus back.
  return (
    isNeeded && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  )
}
