import { createStore, useStore } from 'zustand'

export interface Toast {
  /** Replaces a toast of the same id. */
  id: string
  /** `busy` spins and stays until replaced or dismissed. */
  tone: 'info' | 'success' | 'warning' | 'busy'
  text: string
  detail?: string
  /** `alert` interrupts a screen reader; `status` waits for a pause. */
  role: 'alert' | 'status'
  /** Milliseconds; `Infinity` keeps it until dismissed or replaced. */
  duration: number
}

const maxShown = 4

let count = 0
const toastStore = createStore<readonly Toast[]>(() => [])

export function showToast(toast: Pick<Toast, 'tone' | 'text'> & Partial<Omit<Toast, 'tone' | 'text'>>) {
  const shown: Toast = {
    id: `toast-${++count}`,
    role: 'status',
    duration: toast.tone === 'busy' ? Number.POSITIVE_INFINITY : 8000,
    ...toast,
  }
  toastStore.setState(
    (toasts) =>
      toasts.some(({ id }) => id === shown.id)
        ? toasts.map((other) => (other.id === shown.id ? shown : other))
        : [...toasts, shown].slice(-maxShown),
    true,
  )
  return shown.id
}

export function dismissToast(id: string | undefined): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true)
}

export const useToasts = (): readonly Toast[] => useStore(toastStore)
