import { useStore } from '@/lib/useStore'

export interface ToastAction {
  label: string
  /** Opens in a new tab. */
  href: string
}

export interface Toast {
  /** A toast shown under the id of another one takes its place. */
  id: string
  /** Chooses the mark; `busy` turns, and stays until it is replaced or dismissed. */
  tone: 'info' | 'success' | 'warning' | 'busy'
  text: string
  /** A second, quieter line. */
  detail?: string
  actions?: readonly ToastAction[]
  /** `alert` interrupts a screen reader; `status` waits for a pause. */
  role: 'alert' | 'status'
  /** Milliseconds until it goes by itself; `Infinity` keeps it until it is dismissed or replaced. */
  duration: number
}

const maxShown = 4

let count = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message at the edge of the screen and returns its id. */
export function showToast(
  toast: Pick<Toast, 'tone' | 'text'> & Partial<Omit<Toast, 'tone' | 'text'>>,
): string {
  const shown: Toast = {
    id: `toast-${++count}`,
    role: 'status',
    duration: toast.tone === 'busy' ? Number.POSITIVE_INFINITY : 8000,
    ...toast,
  }
  const isReplacing = toasts.some((other) => other.id === shown.id)
  publish(
    isReplacing
      ? toasts.map((other) => (other.id === shown.id ? shown : other))
      : [...toasts, shown].slice(-maxShown),
  )
  return shown.id
}

/** Takes a toast away, if it is still there. */
export function dismissToast(id: string): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

/** The toasts now on the screen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
}
