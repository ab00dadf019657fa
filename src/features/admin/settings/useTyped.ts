import { type ChangeEvent, useRef, useState } from 'react'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import type { Parsed } from './settingRules'

/**
 * What is typed into a field, read by `parse`. What is wrong with it is said once the field was left, or at a press on
 * the button: `check` then takes the focus there.
 */
export function useTyped<value>(parse: (text: string) => Parsed<value>) {
  const { problems } = useAdminMessages().settings
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const parsed = parse(text)
  return {
    value: parsed.ok ? parsed.value : undefined,
    error: isChecked && !parsed.ok ? problems[parsed.problem] : undefined,
    setText,
    check: (): boolean => {
      setChecked(true)
      if (!parsed.ok) ref.current?.focus()
      return parsed.ok
    },
    inputProps: {
      ref,
      value: text,
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
      onBlur: () => setChecked(text !== ''),
    },
  }
}

/** What `check` has let through. */
export function required<value>(checked: value | undefined): value {
  if (checked === undefined) throw new Error('A form was sent unchecked')
  return checked
}
