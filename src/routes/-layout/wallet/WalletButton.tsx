import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useWallet, useWallets } from '@/chain/wallet/wallets'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { retryImport } from '@/lib/pause'
import { buttonClass } from '@/ui/classNames'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { Popover } from '@/ui/overlay/Popover'
import { onOpenWalletPicker, openWalletPicker } from '@/ui/overlay/walletPicker'

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
