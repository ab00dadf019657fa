import { type ReactNode, useEffect } from 'react'
import type { ContractCall, SettledTransactionState, TransactionState } from '@/chain/transactions/types'
import { ActionButton, type ActionButtonProps } from '@/features/admin/shared/ActionButton'
import type { ActionMessages } from '@/features/admin/shared/actionMessages'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Button } from '@/ui/forms/Button'
import { SettingField } from './SettingField'
import { useGroupAccess } from './SettingsGroup'
import type { Parsed } from './settingRules'
import { required, type SettingFormState, useSettingForm } from './useSettingForm'

interface SettingFormProps extends Pick<ActionButtonProps, 'action' | 'send' | 'calls' | 'messages'> {
  form: SettingFormState
  isValid: boolean
  disabledReason?: string
  onClose: () => void
  children: ReactNode
}

export function SettingForm({
  form,
  isValid,
  send,
  disabledReason,
  onClose,
  children,
  ...button
}: SettingFormProps) {
  const { cancel } = useAdminMessages().settings
  const access = useGroupAccess()

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses once, when the form opens.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form.ref} noValidate className="flex flex-col gap-4">
      {children}
      <ActionButton
        {...button}
        {...(access.disabledReason ? access : { disabledReason })}
        check={() => isValid || form.showErrors()}
        send={async () => {
          const settled = await send()
          if (settled.phase === 'confirmed') onClose()
          return settled
        }}
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
  action: {
    state: TransactionState
    isBusy: boolean
    send: (value: value) => Promise<SettledTransactionState>
    calls: (value: value) => readonly ContractCall[]
  }
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
      isValid={field.value !== undefined}
      action={action}
      send={() => action.send(required(field.value))}
      calls={() => action.calls(required(field.value))}
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
