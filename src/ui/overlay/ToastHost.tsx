import { Suspense, useState } from 'react'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import { useUiMessages } from '@/ui/UiMessages'
import { useToasts } from './toast'

const Toasts = lazyWithRetry(async () => (await import('./Toasts')).Toasts)

/** Mounted once at the root; loads what draws toasts with the first one. */
export function ToastHost() {
  const ui = useUiMessages()
  const toasts = useToasts()
  const [isNeeded, setNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setNeeded(true)
  return (
    // Always there, so that a screen reader hears what is added to it. It takes room at the end of the page, so that
    // nothing is under it that could not be scrolled into sight; where there is little room, the newest is enough.
    <section
      aria-label={ui.notifications}
      role="status"
      aria-atomic={false}
      className="toasts pointer-events-none sticky inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 not-empty:p-4 not-empty:max-md:pb-20 sm:items-end [@media(height<30rem)]:*:not-last:hidden"
    >
      {isNeeded && (
        <Suspense>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </section>
  )
}
