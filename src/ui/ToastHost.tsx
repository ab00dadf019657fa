import { lazy, Suspense, useState } from 'react'
import { useToasts } from './toast'

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })))

/** Mounted once at the root; loads what draws toasts with the first one. */
export function ToastHost() {
  const toasts = useToasts()
  const [isNeeded, setNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setNeeded(true)
  return isNeeded && <Suspense>{<Toasts toasts={toasts} />}</Suspense>
}
