import { useWallet } from '@/chain/wallet/wallets'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { buttonClass } from '@/ui/classNames'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Popover } from '@/ui/overlay/Popover'
import { openWalletPicker } from '@/ui/overlay/walletPicker'

const AccountPanel = lazyWithRetry(async () => {
  await loadMessages('dialogs', 'transactions')
  return (await import('./AccountPanel')).AccountPanel
})

export function WalletButton() {
  const messages = useMessages()
  const { account, status } = useWallet()
  if (account) {
    return (
      <Popover
        label={messages.layout.account}
        button={
          <>
            <span aria-hidden className="size-2 rounded-full bg-action" />
            {shortAddress(account)}
          </>
        }
        buttonClassName={buttonClass()}
      >
        {(close) => <AccountPanel account={account} onClose={close} />}
      </Popover>
    )
  }
  // Reconnecting takes a moment; a connect button would vanish under the pointer.
  if (status === 'reconnecting') {
    return <Skeleton text={messages.layout.connectingWallet} className="h-10 w-34 rounded-md" />
  }
  return (
    <Button variant="primary" onClick={openWalletPicker}>
      {messages.wallet.connect}
    </Button>
  )
}
