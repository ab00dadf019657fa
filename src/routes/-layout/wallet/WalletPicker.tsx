import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isHandheld, walletBrowsers, walletDownload } from '@/chain/wallet/walletBrowsers'
import { useWallets } from '@/chain/wallet/wallets'
import type { Messages } from '@/i18n/catalogue'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { onOpenWalletPicker } from '@/ui/overlay/walletPicker'
import { showToast } from '@/ui/toast'

const WalletList = lazyWithRetry(async () => {
  await loadMessages('dialogs')
  return (await import('./WalletList')).WalletList
})

export function WalletPicker() {
  const messages = useMessages()
  const wallets = useWallets()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  const open = useEffectEvent(() => {
    if (wallets.length > 0) setOpen(true)
    else alertNoWallet(messages)
  })
  useEffect(() => onOpenWalletPicker(() => open()), [])

  return (
    <LazyDialog open={isOpen} onClose={close} title={messages.wallet.choose}>
      <Suspense fallback={<Skeleton text={messages.ui.loading} className="h-32" />}>
        <WalletList wallets={wallets} onDone={close} />
      </Suspense>
    </LazyDialog>
  )
}

function alertNoWallet({ wallet }: Messages) {
  const page = new URL(window.location.href)
  const isApp = isHandheld()
  showToast({
    id: 'no-wallet',
    tone: 'warning',
    role: 'alert',
    text: wallet.notInstalled,
    detail: isApp ? wallet.openInWalletBrowser : undefined,
    actions: isApp
      ? walletBrowsers(page).map(({ name, href }) => ({ label: name, href }))
      : [{ label: wallet.getWallet, href: walletDownload }],
    duration: Number.POSITIVE_INFINITY,
  })
}
