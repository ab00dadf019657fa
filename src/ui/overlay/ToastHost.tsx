import { useState } from 'react'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { useToasts } from '@/ui/toast'
import { useUiMessages } from '@/ui/UiMessages'

const Toasts = lazyWithRetry(async () => (await import('./Toasts')).Toasts)

/** Loads the toasts with the first one. Mount it once. */
export function ToastHost() {
  const ui = useUiMessages()
  const toasts = useToasts()
  const [isNeeded, setNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setNeeded(true)
  return (
    // Always mounted, so that screen readers announce toasts. Sticky in the flow, so that it never covers the end of
    // the page; low screens show only the newest.
    <section
      aria-label={ui.notifications}
      role="status"
      aria-atomic={false}
      className="toasts pointer-events-none sticky inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 not-empty:p-4 not-empty:max-md:pb-20 sm:items-end [@media(height<30rem)]:*:not-last:hidden"
    >
      {isNeeded && <Toasts toasts={toasts} fallback={null} />}
    </section>
  )
}
