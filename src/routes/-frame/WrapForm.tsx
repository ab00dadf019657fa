import { useState } from 'react'
import { useUnwrap, useWrap } from '@/chain/balances'
import { formatAmount, parseAmount } from '@/lib/amounts'
import { useWords } from '@/lib/words/useWords'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { useTransactionToast } from './useTransactionToast'

/** What Max leaves of the coin, in wei: the network's fees are paid with it. */
const feeReserve = 10n ** 16n

interface WrapFormProps {
  /** Balances in wei, while known. */
  weth: bigint | undefined
  coin: bigint | undefined
  /** The coin's symbol. */
  symbol: string
}

/** Turns the chain's coin into WETH and back, one for one. */
export function WrapForm({ weth, coin, symbol }: WrapFormProps) {
  const words = useWords()
  const showTransaction = useTransactionToast()
  const wrap = useWrap()
  const unwrap = useUnwrap()
  const [direction, setDirection] = useState<'wrap' | 'unwrap'>('wrap')
  const [text, setText] = useState('')

  const isWrap = direction === 'wrap'
  const transaction = isWrap ? wrap : unwrap
  const held = isWrap ? coin : weth
  const unit = isWrap ? symbol : words.ui.weth
  const max = held === undefined ? undefined : isWrap ? lessReserve(held) : held
  const amount = parseAmount(text)
  const isTooMuch = amount.ok && held !== undefined && amount.wei > held
  const error =
    text === ''
      ? undefined
      : !amount.ok
        ? words.amounts[amount.reason](unit)
        : isTooMuch
          ? words.frame.wrap.tooMuch
          : undefined
  const isReady = amount.ok && amount.wei > 0n && !isTooMuch

  const submit = async () => {
    if (!amount.ok) return
    const toast = showTransaction(direction, 'signing')
    const settled = await transaction.send(amount.wei, toast.sent)
    toast.settled(settled)
    if (settled.phase === 'confirmed') setText('')
    transaction.reset()
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SegmentedControl
        legend={words.frame.wrap.legend}
        options={[
          { value: 'wrap', label: words.wallet.wrap },
          { value: 'unwrap', label: words.wallet.unwrap },
        ]}
        value={direction}
        onChange={(next) => {
          setDirection(next)
          setText('')
        }}
        disabled={transaction.isBusy}
      />
      <Field
        label={words.frame.wrap.amount}
        hint={isWrap ? words.wallet.wrapHint(symbol) : words.wallet.unwrapHint(symbol)}
        error={error}
      >
        {(control) => (
          <AmountInput
            {...control}
            value={text}
            onChange={setText}
            unit={unit}
            action={
              max !== undefined && (
                <Button size="sm" onClick={() => setText(formatAmount(max, 'full'))}>
                  {words.frame.wrap.max}
                </Button>
              )
            }
          />
        )}
      </Field>
      <Button type="submit" block busy={transaction.isBusy} disabled={!isReady && !transaction.isBusy}>
        {isWrap ? words.wallet.wrap : words.wallet.unwrap}
      </Button>
    </form>
  )
}

function lessReserve(wei: bigint): bigint {
  return wei > feeReserve ? wei - feeReserve : 0n
}
