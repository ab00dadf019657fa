import { setDailyStakeLimit, useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { AmountInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'
import { SettingForm } from './SettingForm'

export function StakeLimitForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages()
  const { limit } = useDailyStakeLimit()
  const form = useForm({ limit: limit === undefined ? '' : formatAmount(limit, 'full') })
  const amount = parseAmount(form.values.limit)

  const save = (wei: bigint | undefined) => {
    setDailyStakeLimit(wei)
    onDone()
  }

  return (
    <SettingForm
      ref={form.ref}
      text={messages.dialogs.limit.explain}
      label={messages.dialogs.limit.label}
      hint={messages.dialogs.limit.hint}
      error={amount.ok || !form.isSubmitted ? undefined : messages.amounts[amount.reason](messages.ui.weth)}
      submitLabel={messages.dialogs.limit.save}
      onSubmit={() => (amount.ok ? save(amount.wei) : form.showErrors())}
      resetLabel={messages.dialogs.limit.remove}
      onReset={limit === undefined ? undefined : () => save(undefined)}
    >
      {(control) => <AmountInput {...control} {...form.field('limit')} unit={messages.ui.weth} />}
    </SettingForm>
  )
}
