import { formatPercent } from '@/lib/amounts'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { Field } from '@/ui/Field'
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
  const { settings } = useOperatorWords()
  const words = settings.betting[which]
  return (
    <SettingRow
      title={words.title}
      text={words.text}
      value={<SettingValue>{current === undefined ? undefined : formatPercent(current)}</SettingValue>}
      opens={settings.change}
    >
      {(close) => <RateForm which={which} current={current} action={action} onClose={close} />}
    </SettingRow>
  )
}

function RateForm({ which, current, action, onClose }: RateSettingProps & { onClose: () => void }) {
  const { settings } = useOperatorWords()
  const words = settings.betting[which]
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
              title: words.confirmTitle(rate),
              does: words.does(rate, formatPercent(current ?? 0)),
              cannot: words.cannot,
              confirmLabel: words.confirm,
            }
      }
      confirmed={rate && words.confirmed(rate)}
      onClose={onClose}
    >
      <Field label={words.label} hint={words.hint} error={typed.error}>
        {(control) => <UnitInput {...control} {...typed.inputProps} unit={words.unit} />}
      </Field>
    </SettingForm>
  )
}
