import { Suspense } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { useStore } from '@/lib/useStore'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import { LazyDialog } from '@/ui/overlay/LazyDialog'

const RpcForm = lazyWithRetry(async () => (await import('./RpcForm')).RpcForm)

// One dialog with two ways to it: the footer, and the banner that says that the chain is out of reach.
let isOpen = false
const listeners = new Set<() => void>()

function setOpen(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const close = () => setOpen(false)

/** Opens the choice of the server through which the chain is read. */
export const openRpcSettings = () => setOpen(true)

/** What `openRpcSettings` opens. */
export function RpcSettings() {
  const messages = useMessages()
  return (
    <LazyDialog open={useStore(subscribe, () => isOpen)} onClose={close} title={messages.layout.rpc.title}>
      <Suspense fallback={<Skeleton text={messages.layout.loading} className="h-56" />}>
        <RpcForm onDone={close} />
      </Suspense>
    </LazyDialog>
  )
}
