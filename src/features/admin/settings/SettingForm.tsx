import { type ReactNode, useEffect } from 'react'
import type { ContractCall, SettledTransactionState, TransactionState } from '@/chain/transactions/types'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import type { ActionMessages } from '@/features/admin/shared/actionMessages'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { SettingField } from './SettingField'
import { useGroupAccess } from './SettingsGroup'
import type { Parsed } from './settingRules'
import { type SettingFormState, useSettingForm } from './useSettingForm'

interface SettingAction<value> {
  state: TransactionState
  isBusy: boolean
  send: (value: value) => Promise<SettledTransactionState>
  calls: (value: value) => readonly ContractCall[]
}

interface SettingFormProps<value> {
  form: SettingFormState
  /** `undefined` while the form has errors. */
  value: value | undefined
  action: SettingAction<value>
  messages: ActionMessages
  disabledReason?: string
  onClose: () => void
  children: ReactNode
}

export function SettingForm<value>({
  form,
  value,
  action,
  messages,
  disabledReason,
  onClose,
  children,
}: SettingFormProps<value>) {
  const { cancel } = useMessages().adminSettings
  const access = useGroupAccess()

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses once, when the form opens.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form.ref} noValidate className="flex flex-col gap-4">
      {children}
      <ActionButton
        action={action}
        messages={messages}
        {...(access.disabledReason ? access : { disabledReason })}
        check={() => value !== undefined || form.showErrors()}
        send={async () => {
          const settled = await action.send(required(value))
          if (settled.phase === 'confirmed') onClose()
          return settled
        }}
        calls={() => action.calls(required(value))}
        beside={
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        }
      />
    </form>
  )
}

interface ValueFormProps<value> {
  messages: { label: string; hint?: string; unit?: string; button: string; busy: string }
  parse: (text: string) => Parsed<value>
  action: SettingAction<value>
  confirm: (value: value) => Partial<ActionMessages>
  suggestion?: { label: string; text: string }
  disabledReason?: string
  onClose: () => void
}

export function ValueForm<value>({
  messages,
  parse,
  action,
  confirm,
  suggestion,
  disabledReason,
  onClose,
}: ValueFormProps<value>) {
  const { button, busy } = messages
  const form = useSettingForm({ value: '' })
  const field = form.read('value', parse)
  return (
    <SettingForm
      form={form}
      value={field.value}
      action={action}
      messages={{ button, busy, ...(field.value !== undefined && confirm(field.value)) }}
      disabledReason={disabledReason}
      onClose={onClose}
    >
      <SettingField
        field={field}
        label={messages.label}
        hint={messages.hint}
        unit={messages.unit}
        aside={
          suggestion && (
            <Button variant="quiet" size="sm" onClick={() => form.setValues({ value: suggestion.text })}>
              {suggestion.label}
            </Button>
          )
        }
      />
    </SettingForm>
  )
}

/** Narrows a value that the form has checked. */
function required<value>(checked: value | undefined): value {
  if (checked === undefined) throw new Error('The form was not checked')
  return checked
}
