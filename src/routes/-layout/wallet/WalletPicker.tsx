import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useWallets } from '@/chain/wallet/wallets'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { retryImport } from '@/lib/pause'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { onOpenWalletPicker } from '@/ui/overlay/walletPicker'

/** Milliseconds. */
const RETRY_DELAY = 1_000

const WalletList = lazyWithRetry(async () => {
  await loadMessages('dialogs')
  return (await import('./WalletList')).WalletList
})

export function WalletPicker() {
  const messages = useMessages()
  const wallets = useWallets()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  const open = useEffectEvent(async () => {
    if (wallets.length > 0) return setOpen(true)
    const { alertNoWallet } = await retryImport(() => import('./alertNoWallet'), RETRY_DELAY)
    alertNoWallet(messages)
  })
  useEffect(() => onOpenWalletPicker(() => void open()), [])

  return (
    <LazyDialog open={isOpen} onClose={close} title={messages.wallet.choose}>
      <Suspense fallback={<Skeleton text={messages.ui.loading} className="h-32" />}>
        <WalletList wallets={wallets} onDone={close} />
      </Suspense>
    </LazyDialog>
  )
}
