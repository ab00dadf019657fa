import { useMatch } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet, useWallets } from '@/chain/wallet/wallets'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { buttonClass, cx } from '@/ui/classNames'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { Popover } from '@/ui/overlay/Popover'
import { onOpenWalletPicker, openWalletPicker } from '@/ui/overlay/walletPicker'

/** Two small lines in the place of one. */
export const headerLines = 'flex flex-col text-start text-12 whitespace-nowrap tabular-nums'

const AccountPanel = lazyWithRetry(async () => (await import('./AccountPanel')).AccountPanel)

export function WalletButton() {
  const messages = useMessages()
  const { account, status } = useWallet()
  const isHome = useMatch({ from: '/', shouldThrow: false }) !== undefined
  if (account) {
    return (
      <Popover
        label={messages.layout.account}
        button={
          <>
            <span aria-hidden className="size-2 rounded-full bg-current max-sm:hidden" />
            <span className={headerLines}>
              <span>{shortAddress(account)}</span>
              <WethBalance account={account} />
            </span>
          </>
        }
        buttonClassName={cx(buttonClass(), 'max-sm:px-2')}
      >
        {(close) => <AccountPanel account={account} onClose={close} fallback={null} />}
      </Popover>
    )
  }
  // Reconnecting takes a moment; a connect button would vanish under the pointer.
  if (status === 'reconnecting') {
    return <Skeleton text={messages.layout.connectingWallet} className="h-10 w-34 rounded-md" />
  }
  return (
    // Other pages have an action of their own.
    <Button variant={isHome ? 'primary' : 'secondary'} onClick={openWalletPicker}>
      {messages.wallet.connect}
    </Button>
  )
}

function WethBalance({ account }: { account: Address }) {
  const { ui } = useMessages()
  const { data: wei } = useWethBalance(account)
  return (
    <span title={wei === undefined ? undefined : `${formatAmount(wei, 'full')} ${ui.weth}`}>
      {/* The space keeps the line until the balance is read. */}
      {wei === undefined ? '\u00a0' : `${formatAmount(wei, 'brief')} ${ui.weth}`}
    </span>
  )
}

const WalletList = lazyWithRetry(async () => (await import('./WalletList')).WalletList)

const NoWallet = lazyWithRetry(async () => (await import('./NoWallet')).NoWallet)

const WalletConnect = import.meta.env.VITE_WALLETCONNECT_PROJECT_ID
  ? lazyWithRetry(async () => (await import('./WalletConnect')).WalletConnect)
  : undefined

export function WalletPicker() {
  const messages = useMessages()
  const wallets = useWallets()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  useEffect(() => onOpenWalletPicker(() => setOpen(true)), [])

  const hasWallet = wallets.length > 0
  const injected = hasWallet ? <WalletList wallets={wallets} onDone={close} /> : <NoWallet />
  return (
    <LazyDialog
      open={isOpen}
      onClose={close}
      title={hasWallet ? messages.wallet.choose : messages.wallet.connect}
    >
      <Suspense fallback={<Skeleton text={messages.ui.loading} className="h-32" />}>
        {WalletConnect ? <WalletConnect onDone={close}>{injected}</WalletConnect> : injected}
      </Suspense>
    </LazyDialog>
  )
}
