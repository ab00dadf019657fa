import { useRef, useState } from 'react'
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
  const host = useRef<HTMLElement>(null)
  return (
    // Always mounted, so that screen readers announce toasts. Low screens show only the newest.
    <section
      ref={host}
      aria-label={ui.notifications}
      role="status"
      aria-atomic={false}
      className="toasts fixed z-50 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2 data-through:pointer-events-none [@media(height<30rem)]:*:not-last:hidden"
    >
      {isNeeded && <Toasts toasts={toasts} host={host} fallback={null} />}
    </section>
  )
}
