import type { WalletResult } from '@/chain/wallet/walletActions'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { dismissToast, showToast } from '@/ui/toast'

let lastFailure: string | undefined

/** Shows why the wallet didn't connect or switch, quietly after a rejection, until it does. */
export function useWalletToast() {
  const messages = useMessages()
  return (result: WalletResult) => {
    dismissToast(lastFailure)
    if (result.ok) return
    lastFailure =
      result.failure.kind === 'rejected'
        ? showToast({ tone: 'info', text: messages.errors.rejected })
        : showToast({ tone: 'warning', role: 'alert', text: describeFailure(result.failure, messages) })
  }
}
