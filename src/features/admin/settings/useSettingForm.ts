import { useMessages } from '@/i18n/useMessages'
import { useForm } from '@/ui/forms/useForm'
import type { Parsed } from './settingRules'

/** A form whose fields are parsed as they are typed: `read` returns a field's value, error and input props. */
export function useSettingForm<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const { problems } = useMessages().adminSettings
  const form = useForm(initial)
  return {
    ...form,
    read: <value>(name: Name, parse: (text: string) => Parsed<value>) => {
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

export type SettingFormState = Pick<ReturnType<typeof useSettingForm>, 'ref' | 'showErrors'>
