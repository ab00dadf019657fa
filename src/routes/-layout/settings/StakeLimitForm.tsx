import { useState } from 'react'
import { setDailyStakeLimit, useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { AmountInput } from '@/ui/forms/AmountInput'
import { SettingForm } from './SettingForm'

export function StakeLimitForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages()
  const { limit } = useDailyStakeLimit()
  const [text, setText] = useState(limit === undefined ? '' : formatAmount(limit, 'full'))
  const [error, setError] = useState<string>()

  const save = (wei: bigint | undefined) => {
    setDailyStakeLimit(wei)
    onDone()
  }
  const submit = () => {
    const amount = parseAmount(text)
    if (amount.ok) save(amount.wei)
    else setError(messages.amounts[amount.reason](messages.ui.weth))
  }

  return (
    <SettingForm
      text={messages.layout.limit.explain}
      label={messages.layout.limit.label}
      hint={messages.layout.limit.hint}
      error={error}
      submitLabel={messages.layout.limit.save}
      onSubmit={submit}
      resetLabel={messages.layout.limit.remove}
      onReset={limit === undefined ? undefined : () => save(undefined)}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={text}
          unit={messages.ui.weth}
          onChange={(next) => {
            setText(next)
            setError(undefined)
          }}
        />
      )}
    </SettingForm>
  )
}
