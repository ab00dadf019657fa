import { Link } from '@tanstack/react-router'
import { ExternalLink, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { chain, explorerUrl } from '@/chain/config/config'
import { useCoinBalance, useWethBalance } from '@/chain/wallet/balances'
import { useDisconnectWallet } from '@/chain/wallet/walletActions'
import { useWallet } from '@/chain/wallet/wallets'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { CopyButton } from '@/ui/text/CopyButton'
import { WalletIcon } from './WalletIcon'
import { WrapForm } from './WrapForm'

interface AccountPanelProps {
  account: Address
  onClose: () => void
}

export function AccountPanel({ account, onClose }: AccountPanelProps) {
  const messages = useMessages()
  const { name, icon } = useWallet()
  const disconnect = useDisconnectWallet()
  const weth = useWethBalance(account).data
  const coin = useCoinBalance(account).data
  const { symbol } = chain.nativeCurrency
  const explorer = explorerUrl('address', account)
  const wethUrl = chain.custom.funds.find(({ gets }) => gets === 'weth')?.url

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <WalletIcon icon={icon} />
        <div className="min-w-0">
          <p className="font-medium break-all select-all">{account}</p>
          <p className="truncate text-12 text-secondary">{name ?? messages.wallet.unnamed}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={account} label={messages.dialogs.account.copyAddress} />
        <Link
          to="/bettor/$address"
          params={{ address: account }}
          onClick={onClose}
          className={buttonClass({ size: 'sm' })}
        >
          {messages.dialogs.account.publicPage}
        </Link>
        {explorer && (
          <a href={explorer} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
            {messages.dialogs.account.explorer}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
      <dl
        aria-label={messages.dialogs.account.balances}
        className="grid gap-2 rounded-md border border-line bg-hover p-3 text-14"
      >
        <Balance coin={messages.ui.weth} wei={weth} />
        <Balance coin={symbol} wei={coin} />
      </dl>
      {chain.custom.coinIsEther ? (
        <WrapForm weth={weth} coin={coin} symbol={symbol} />
      ) : (
        wethUrl && (
          <a href={wethUrl} target="_blank" rel="noreferrer" className={buttonClass({ block: true })}>
            {messages.wallet.getWeth}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )
      )}
      <Button
        variant="quiet"
        block
        onClick={() => {
          onClose()
          void disconnect()
        }}
      >
        <LogOut aria-hidden className="size-4" />
        {messages.dialogs.account.disconnect}
      </Button>
    </div>
  )
}

function Balance({ coin, wei }: { coin: string; wei: bigint | undefined }): ReactNode {
  const messages = useMessages()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-secondary">{coin}</dt>
      <dd className="font-medium" title={wei !== undefined ? formatAmount(wei, 'full') : undefined}>
        {wei === undefined ? (
          <Skeleton text={messages.ui.loading} className="h-5 w-16" />
        ) : (
          `${formatAmount(wei)} ${coin}`
        )}
      </dd>
    </div>
  )
}
