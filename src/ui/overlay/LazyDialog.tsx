import { type ComponentProps, useState } from 'react'
import { lazyWithRetry } from '@/ui/feedback/loading'

const Dialog = lazyWithRetry(async () => (await import('./Dialog')).Dialog)

export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const [isNeeded, setNeeded] = useState(false)
  if (props.open && !isNeeded) setNeeded(true)
  // Stays mounted, because closing restores the focus.
  return isNeeded && <Dialog {...props} fallback={null} />
}
