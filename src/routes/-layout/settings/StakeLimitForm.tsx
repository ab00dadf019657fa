import { useState } from 'react'
import { setDailyStakeLimit, useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'

export function StakeLimitForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages()
  const { limit } = useDailyStakeLimit()
  const [text, setText] = useState(limit === undefined ? '' : formatAmount(limit, 'full'))
  const [error, setError] = useState<string>()

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const amount = parseAmount(text)
        if (!amount.ok) return setError(messages.amounts[amount.reason](messages.ui.weth))
        setDailyStakeLimit(amount.wei)
        onDone()
      }}
    >
      <p className="text-14 text-secondary">{messages.layout.limit.explain}</p>
      <Field label={messages.layout.limit.label} hint={messages.layout.limit.hint} error={error}>
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
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="flex-1">
          {messages.layout.limit.save}
        </Button>
        {limit !== undefined && (
          <Button
            className="flex-1"
            onClick={() => {
              setDailyStakeLimit(undefined)
              onDone()
            }}
          >
            {messages.layout.limit.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
