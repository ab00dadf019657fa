import type { Action } from '@/features/admin/shared/ActionButton'
import type { ActionMessages } from '@/features/admin/shared/ConfirmDialog'
import { useAdminMessages } from '@/i18n/adminMessages'
import { ValueForm } from './SettingForm'
import { SettingRow, SettingValue } from './SettingsGroup'
import { type Parsed, unlessSame } from './settingRules'

interface ValueSettingProps<value> {
  /** `does` takes the new and the current value. */
  messages: Record<'title' | 'text' | 'label' | 'hint' | 'unit' | 'cannot' | 'confirm', string> &
    Record<'confirmTitle' | 'confirmed', (value: string) => string> & {
      does: (value: string, current: string) => string
    }
  current: value | undefined
  format: (value: value) => string
  parse: (text: string) => Parsed<value>
  action: Action<value>
  /** Replaces messages of the confirmation for some values. */
  confirm?: (value: value) => Partial<ActionMessages> | false
}

export function ValueSetting<value>(props: ValueSettingProps<value>) {
  const { messages, current, format, parse, action, confirm } = props
  const { change, save, saving, unknown } = useAdminMessages().adminSettings
  const shown = current === undefined ? undefined : format(current)
  return (
    <SettingRow messages={messages} value={<SettingValue>{shown}</SettingValue>} open={change}>
      <ValueForm
        messages={{ ...messages, button: save, busy: saving }}
        parse={(text) => unlessSame(parse(text), current)}
        action={action}
        confirm={(next) => ({
          cannot: messages.cannot,
          confirm: messages.confirm,
          confirmTitle: messages.confirmTitle(format(next)),
          does: messages.does(format(next), shown ?? unknown),
          confirmed: messages.confirmed(format(next)),
          ...confirm?.(next),
        })}
      />
    </SettingRow>
  )
}
