import { isHandheld, walletBrowsers, walletDownload } from '@/chain/wallet/walletBrowsers'
import type { Messages } from '@/i18n/catalogue'
import { showToast } from '@/ui/toast'

export function alertNoWallet({ wallet }: Messages) {
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
