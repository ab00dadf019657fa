import { Link } from '@tanstack/react-router'
import { ExternalLink, LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { chain, deployment, explorerUrl } from '@/chain/config/config'
import { wethContract } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { grows } from '@/chain/transactions/effect'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite, useTransaction } from '@/chain/transactions/useTransaction'
import { useCoinBalance, useWethBalance } from '@/chain/wallet/balances'
import { useDisconnectWallet } from '@/chain/wallet/walletActions'
import { useWallet } from '@/chain/wallet/wallets'
import { FiatValue } from '@/domain/price/FiatValue'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { useTransactionToast } from '@/routes/-layout/toasts/toasts'
import { buttonClass } from '@/ui/classNames'
import { Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { AmountInput, Field } from '@/ui/forms/Field'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { useForm } from '@/ui/forms/useForm'
import { CopyButton } from '@/ui/text/CopyButton'
import { WalletIcon } from './WalletIcon'

export function AccountPanel({ account, onClose }: { account: Address; onClose: () => void }) {
  const messages = useMessages()
  const { account: texts } = messages.dialogs
  const { name, icon } = useWallet()
  const disconnect = useDisconnectWallet()
  const weth = useWethBalance(account).data
  const coin = useCoinBalance(account).data
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
        <CopyButton text={account} label={texts.copyAddress} />
        <Link
          to="/bettor/$address"
          params={{ address: account }}
          onClick={onClose}
          className={buttonClass({ size: 'sm' })}
        >
          {texts.publicPage}
        </Link>
        {explorer && (
          <a href={explorer} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
            {texts.explorer}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
      <dl
        aria-label={texts.balances}
        className="grid gap-2 rounded-md border border-line bg-hover p-3 text-14"
      >
        <Balance coin={messages.ui.weth} wei={weth} isEther />
        <Balance coin={symbol} wei={coin} isEther={chain.custom.coinIsEther} />
      </dl>
      {chain.custom.coinIsEther ? (
        <WrapForm account={account} />
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
        {texts.disconnect}
      </Button>
    </div>
  )
}

function Balance({ coin, wei, isEther }: { coin: string; wei: bigint | undefined; isEther: boolean }) {
  const messages = useMessages()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-secondary">{coin}</dt>
      <dd className="font-medium" title={wei !== undefined ? formatAmount(wei, 'full') : undefined}>
        {wei === undefined ? (
          <Skeleton text={messages.ui.loading} className="h-5 w-16" />
        ) : (
          <>
            {`${formatAmount(wei)} ${coin}`} {isEther && <FiatValue wei={wei} />}
          </>
        )}
      </dd>
    </div>
  )
}

const { symbol } = chain.nativeCurrency

/** Max keeps this much of the coin for gas, in wei. */
const feeReserve = 10n ** 16n

const wethOf = (account: Address) =>
  stateValue({ ...wethContract, functionName: 'balanceOf', args: [account] })

/** Wraps the coin into WETH and unwraps it. Only on chains whose native coin is ether. */
function WrapForm({ account }: { account: Address }) {
  const messages = useMessages()
  const { account: texts } = messages.dialogs
  const showTransaction = useTransactionToast()
  const wrap = useTransaction({
    kind: 'wrap',
    calls: (value: bigint) => [contractCall({ ...wethContract, functionName: 'deposit', args: [], value })],
    effect: (value) => [grows(wethOf(account), value)],
    invalidates: [deployment.weth],
  })
  const unwrap = useContractWrite('unwrap', wethContract, 'withdraw', (wei: bigint) => [wei], {
    effect: (wei) => grows(wethOf(account), -wei),
  })
  const [direction, setDirection] = useState<'wrap' | 'unwrap'>('wrap')
  const form = useForm({ amount: '' })
  const { amount: text } = form.values

  const isWrap = direction === 'wrap'
  const transaction = isWrap ? wrap : unwrap
  const weth = useWethBalance(account).data
  const coin = useCoinBalance(account).data
  const held = isWrap ? coin : weth
  const unit = isWrap ? symbol : messages.ui.weth
  const max = held === undefined ? undefined : isWrap ? lessReserve(held) : held
  const amount = parseAmount(text)
  const error = text === '' ? undefined : findError()
  const isReady = amount.ok && amount.wei > 0n && !error

  function findError(): string | undefined {
    if (!amount.ok) return messages.amounts[amount.reason](unit)
    return held !== undefined && amount.wei > held ? texts.wrapForm.tooMuch : undefined
  }

  const submit = async (anyway: boolean) => {
    if (!amount.ok) return undefined
    const toast = showTransaction(direction, 'signing')
    const ended = await transaction.send(amount.wei, { onSent: toast.sent, anyway })
    toast.ended(ended)
    if (ended.phase === 'confirmed') form.reset(form.values)
    transaction.reset()
    return ended
  }

  return (
    <form ref={form.ref} className="flex flex-col gap-3" onSubmit={(event) => event.preventDefault()}>
      <SegmentedControl
        legend={texts.wrapForm.legend}
        options={[
          { value: 'wrap', label: texts.wrap },
          { value: 'unwrap', label: texts.unwrap },
        ]}
        value={direction}
        onChange={(next) => {
          setDirection(next)
          form.setValues({ amount: '' })
        }}
        disabled={transaction.isBusy}
      />
      <Field
        label={texts.wrapForm.amount}
        hint={isWrap ? texts.wrapHint(symbol) : texts.unwrapHint(symbol)}
        error={error}
      >
        <AmountInput
          {...form.field('amount')}
          unit={unit}
          action={
            max !== undefined && (
              <Button size="sm" onClick={() => form.setValues({ amount: formatAmount(max, 'full') })}>
                {texts.wrapForm.max}
              </Button>
            )
          }
        />
      </Field>
      <WriteButton
        type="submit"
        block
        variant="secondary"
        write={{ ...transaction, send: (_, { anyway }) => submit(anyway) }}
        label={isWrap ? texts.wrap : texts.unwrap}
        disabled={!isReady && !transaction.isBusy}
        reportedElsewhere="all"
      />
    </form>
  )
}

const lessReserve = (wei: bigint): bigint => (wei > feeReserve ? wei - feeReserve : 0n)
