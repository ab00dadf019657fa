import { Suspense } from 'react'
import { useStore } from '@/lib/useStore'
import { useWords } from '@/lib/words/useWords'
import { LazyDialog } from '@/ui/LazyDialog'
import { lazily } from '@/ui/lazily'
import { Skeleton } from '@/ui/Skeleton'

const RpcForm = lazily(async () => (await import('./RpcForm')).RpcForm)

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
  const words = useWords()
  return (
    <LazyDialog open={useStore(subscribe, () => isOpen)} onClose={close} title={words.frame.rpc.title}>
      <Suspense fallback={<Skeleton text={words.frame.loading} className="h-56" />}>
        <RpcForm onDone={close} />
      </Suspense>
    </LazyDialog>
  )
}
