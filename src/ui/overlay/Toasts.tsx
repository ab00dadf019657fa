import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { buttonClass, cx } from '@/ui/classNames'
import { Spinner } from '@/ui/forms/Button'
import { dismissToast, type Toast } from '@/ui/toast'
import { useUiMessages } from '@/ui/UiMessages'
import { useFreePlace } from './useFreePlace'

interface ToastsProps {
  toasts: readonly Toast[]
  /** The element around them, which moves to where it covers nothing. */
  host: RefObject<HTMLElement | null>
}

export function Toasts({ toasts, host }: ToastsProps) {
  useFreePlace(host, toasts.length > 0)
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}

const marks = {
  info: <Info aria-hidden className="size-5 text-secondary" />,
  success: <CircleCheck aria-hidden className="size-5" />,
  warning: <CircleAlert aria-hidden className="size-5 text-warning" />,
  busy: <Spinner className="size-5 text-secondary" />,
}

function ToastCard({ toast }: { toast: Toast }) {
  const messages = useUiMessages()
  const [isHeld, setHeld] = useState(false)

  // Hover and focus pause the timer; a replaced toast restarts it.
  useEffect(() => {
    if (isHeld || toast.duration === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [isHeld, toast])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toast.
    <div
      className="flex w-full items-start gap-3 rounded-md border border-transparent bg-raised p-4 text-14 shadow-float transition-[opacity,translate] starting:translate-y-4 starting:opacity-0"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {marks[toast.tone]}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {/* Keyed, so that a replaced text is announced. */}
        <p
          key={toast.text}
          role={toast.role === 'alert' ? 'alert' : undefined}
          className="font-medium break-words"
        >
          {toast.text}
        </p>
        {toast.detail && <p className="break-words text-secondary">{toast.detail}</p>}
      </div>
      <button
        type="button"
        aria-label={messages.dismiss}
        className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), '-m-2 px-2')}
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
