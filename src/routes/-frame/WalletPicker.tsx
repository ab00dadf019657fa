import { lazy, Suspense, useEffect } from 'react'
import { isHandheld, walletBrowsers, walletDownload } from '@/chain/walletBrowsers'
import { useWallets } from '@/chain/wallets'
import { useWords } from '@/lib/words/useWords'
import { LazyDialog } from '@/ui/LazyDialog'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { closeWalletPicker, useWalletPickerOpen } from '@/ui/walletPicker'

const WalletList = lazy(() => import('./WalletList').then((module) => ({ default: module.WalletList })))

/** Opens where a wallet is asked for: the list of wallets, or the way to get one. */
export function WalletPicker() {
  const words = useWords()
  const wallets = useWallets()
  const isOpen = useWalletPickerOpen()
  const hasNone = wallets.length === 0

  useEffect(() => {
    if (!isOpen || !hasNone) return
    closeWalletPicker()
    const page = new URL(window.location.href)
    const isApp = isHandheld()
    showToast({
      id: 'no-wallet',
      tone: 'warning',
      role: 'alert',
      text: words.wallet.notInstalled,
      detail: isApp ? words.wallet.openInWalletBrowser : undefined,
      actions: isApp
        ? walletBrowsers(page).map(({ name, href }) => ({ label: name, href }))
        : [{ label: words.wallet.getWallet, href: walletDownload }],
      duration: Number.POSITIVE_INFINITY,
    })
  }, [isOpen, hasNone, words])

  return (
    <LazyDialog open={isOpen && !hasNone} onClose={closeWalletPicker} title={words.wallet.choose}>
      <Suspense fallback={<Skeleton text={words.frame.loading} className="h-32" />}>
        <WalletList wallets={wallets} onDone={closeWalletPicker} />
      </Suspense>
    </LazyDialog>
  )
}
