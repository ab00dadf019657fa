import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { type Action, ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import type { ActionMessages } from '@/features/admin/shared/ConfirmDialog'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'
import { useCloseForm, useGroupAccess } from './SettingsGroup'
import type { Parsed } from './settingRules'

/** A form whose fields are parsed as they are typed: `read` returns a field's value, error and input props. */
export function useSettingForm<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const { problems } = useAdminMessages().adminSettings
  const form = useForm(initial)
  return {
    ...form,
    read: <value,>(name: Name, parse: (text: string) => Parsed<value>) => {
      const parsed = parse(form.values[name])
      // A blank field gets no error when it loses focus: the Cancel button below it would move while it is clicked.
      const isErrorVisible = form.isSubmitted || (form.isErrorVisible(name) && form.values[name] !== '')
      return {
        value: parsed.ok ? parsed.value : undefined,
        error: !parsed.ok && isErrorVisible ? problems[parsed.problem] : undefined,
        inputProps: { ...form.field(name), autoComplete: 'off', spellCheck: false },
      }
    },
  }
}

interface SettingFieldProps {
  label: string
  error: string | undefined
  inputProps: ComponentProps<'input'>
  hint?: ReactNode
  aside?: ReactNode
  /** Makes it a number field. */
  unit?: string
}

/** A field for an address or a number. Not `type="number"`, which rejects commas and changes with the mouse wheel. */
export function SettingField({ inputProps, unit, ...field }: SettingFieldProps) {
  return (
    <Field {...field}>
      {unit === undefined ? (
        <TextInput {...inputProps} placeholder="0x..." autoCapitalize="none" autoCorrect="off" />
      ) : (
        <div className="relative max-w-48">
          <TextInput {...inputProps} inputMode="decimal" className="pe-16" />
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-14 text-secondary">
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}

interface SettingFormProps<value> {
  form: Pick<ReturnType<typeof useSettingForm>, 'ref' | 'showErrors'>
  /** `undefined` while the form has errors. */
  value: value | undefined
  action: Action<value>
  messages: ActionMessages
  disabledReason?: string
  children: ReactNode
}

export function SettingForm<value>(props: SettingFormProps<value>) {
  const { form, value, action, messages, disabledReason, children } = props
  const { cancel } = useAdminMessages().adminSettings
  const access = useGroupAccess()
  const close = useCloseForm()

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses once, when the form opens.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form.ref} noValidate className="flex flex-col gap-4">
      {children}
      <ActionButton
        action={withValue(action, value)}
        messages={messages}
        {...(access.disabledReason ? access : { disabledReason })}
        check={() => value !== undefined || form.showErrors()}
        onConfirmed={close}
        beside={
          <Button variant="quiet" onClick={close}>
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
  action: Action<value>
  confirm: (value: value) => Partial<ActionMessages>
  suggestion?: { label: string; text: string }
  disabledReason?: string
}

export function ValueForm<value>({ messages, parse, confirm, suggestion, ...rest }: ValueFormProps<value>) {
  const { label, hint, unit, button, busy } = messages
  const form = useSettingForm({ value: '' })
  const { value, ...field } = form.read('value', parse)
  return (
    <SettingForm
      {...rest}
      form={form}
      value={value}
      messages={{ button, busy, ...(value !== undefined && confirm(value)) }}
    >
      <SettingField
        {...field}
        label={label}
        hint={hint}
        unit={unit}
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
