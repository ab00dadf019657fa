import { createStore, useStore } from 'zustand'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { LazyDialog } from '@/ui/overlay/LazyDialog'

const RpcForm = lazyWithRetry(async () => (await import('./settingForms')).RpcForm)

// Shared, because the footer and the unreachable banner open the same dialog.
const isOpenStore = createStore(() => false)
const close = () => isOpenStore.setState(false)

export const openRpcSettings = () => isOpenStore.setState(true)

export function RpcSettings() {
  const messages = useMessages()
  return (
    <LazyDialog open={useStore(isOpenStore)} onClose={close} title={messages.layout.rpc.title}>
      <RpcForm onDone={close} fallback={<Skeleton text={messages.ui.loading} className="h-56" />} />
    </LazyDialog>
  )
}
