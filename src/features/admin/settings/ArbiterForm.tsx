import { zeroAddress } from 'viem'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { endOf, parseAddress, parseRulingPeriod } from './settingRules'
import { useSetArbiter } from './useSettingActions'
import { useSettingForm } from './useSettingForm'

const DAY = 24 * 60 * 60

export function ArbiterForm({ onClose }: { onClose: () => void }) {
  const { arbiter: messages } = useAdminMessages().settings.results
  const action = useSetArbiter()
  const form = useSettingForm({ address: '', period: '' })
  const addressField = form.read('address', (text) => parseAddress(text, { zero: true }))
  const periodField = form.read('period', parseRulingPeriod)
  const { value: arbiter } = addressField
  const { value: rulingPeriod } = periodField
  const days = (rulingPeriod ?? 0) / DAY
  return (
    <SettingForm
      form={form}
      value={arbiter && rulingPeriod ? { arbiter, rulingPeriod } : undefined}
      action={action}
      messages={{
        ...messages,
        does: arbiter === zeroAddress ? messages.doesOwner(days) : arbiter && messages.does(arbiter, days),
        type: arbiter && endOf(arbiter),
      }}
      onClose={onClose}
    >
      <SettingField field={addressField} label={messages.label} hint={messages.hint} />
      <SettingField
        field={periodField}
        label={messages.periodLabel}
        hint={messages.periodHint}
        unit={messages.days}
      />
    </SettingForm>
  )
}
