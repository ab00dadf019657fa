import { useState } from 'react'
import { formatAmount, parseAmount } from '@/lib/amounts'
import { setDailyStakeLimit, useDailyStakeLimit } from '@/lib/dailyStakeLimit'
import { useWords } from '@/lib/words/useWords'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'

/** Sets, changes or removes the daily stake limit. */
export function StakeLimitForm({ onDone }: { onDone: () => void }) {
  const words = useWords()
  const { limit } = useDailyStakeLimit()
  const [text, setText] = useState(limit === undefined ? '' : formatAmount(limit, 'full'))
  const [error, setError] = useState<string>()

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const amount = parseAmount(text)
        if (!amount.ok) return setError(words.amounts[amount.reason](words.ui.weth))
        setDailyStakeLimit(amount.wei)
        onDone()
      }}
    >
      <p className="text-14 text-secondary">{words.frame.limit.explain}</p>
      <Field label={words.frame.limit.label} hint={words.frame.limit.hint} error={error}>
        {(control) => (
          <AmountInput
            {...control}
            value={text}
            unit={words.ui.weth}
            onChange={(next) => {
              setText(next)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="flex-1">
          {words.frame.limit.save}
        </Button>
        {limit !== undefined && (
          <Button
            className="flex-1"
            onClick={() => {
              setDailyStakeLimit(undefined)
              onDone()
            }}
          >
            {words.frame.limit.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
