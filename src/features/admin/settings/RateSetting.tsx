import { formatPercent } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Field } from '@/ui/forms/Field'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingValue } from './SettingValue'
import { parseCap, parseFee } from './settingRules'
import { UnitInput } from './UnitInput'
import type { useSetFee } from './useSettingActions'
import { required, useTyped } from './useTyped'

interface RateSettingProps {
  which: 'fee' | 'cap'
  /** In bps. */
  current: number | undefined
  action: ReturnType<typeof useSetFee>
}

/** A rate of the pool: the fee or the live cap. */
export function RateSetting({ which, current, action }: RateSettingProps) {
  const { settings } = useAdminMessages()
  const messages = settings.betting[which]
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
      value={<SettingValue>{current === undefined ? undefined : formatPercent(current)}</SettingValue>}
      opens={settings.change}
    >
      {(close) => <RateForm which={which} current={current} action={action} onClose={close} />}
    </SettingRow>
  )
}

function RateForm({ which, current, action, onClose }: RateSettingProps & { onClose: () => void }) {
  const { settings } = useAdminMessages()
  const messages = settings.betting[which]
  const typed = useTyped((text) => (which === 'fee' ? parseFee : parseCap)(text, current))
  const rate = typed.value === undefined ? undefined : formatPercent(typed.value)
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(typed.value))}
      label={settings.save}
      busyLabel={settings.saving}
      confirm={
        rate === undefined
          ? undefined
          : {
              title: messages.confirmTitle(rate),
              does: messages.does(rate, formatPercent(current ?? 0)),
              cannot: messages.cannot,
              confirmLabel: messages.confirm,
            }
      }
      confirmed={rate && messages.confirmed(rate)}
      onClose={onClose}
    >
      <Field label={messages.label} hint={messages.hint} error={typed.error}>
        {(control) => <UnitInput {...control} {...typed.inputProps} unit={messages.unit} />}
      </Field>
    </SettingForm>
  )
}
