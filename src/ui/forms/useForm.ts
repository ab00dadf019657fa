import { type ChangeEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

// react-hook-form would add 12 kB.
/** @param draft values to start with instead of the initial ones */
export function useForm<Name extends string>(initial: Readonly<Record<Name, string>>, draft = initial) {
  const [values, setValues] = useState(draft)
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const textOf = (name: Name): string => values[name] ?? ''
  return {
    ref,
    values,
    /** `true` after a submit with errors. */
    isSubmitted,
    /** Props of the field's control. `onChange` takes the text or the input's event. */
    field: (name: Name) => ({
      value: textOf(name),
      onChange: (next: string | ChangeEvent<HTMLInputElement>) =>
        setValues((before) => ({ ...before, [name]: typeof next === 'string' ? next : next.target.value })),
      onBlur: () => setTouched((before) => (before.includes(name) ? before : [...before, name])),
    }),
    setValues: (some: Partial<Record<Name, string>>) => setValues((before) => ({ ...before, ...some })),
    /** `true` once the field lost focus or the form was submitted: time to show its error. */
    isErrorVisible: (name: Name) => isSubmitted || touched.includes(name),
    /** Shows all errors and focuses the first invalid field. Returns `false`, so that a submit handler can return it. */
    showErrors: () => {
      flushSync(() => setSubmitted(true))
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
      return false
    },
    /** Resets the form once `sent` is saved; keeps fields that were edited meanwhile. */
    reset: (sent: Readonly<Record<Name, string>>) => {
      setValues((now) => (now === sent ? initial : now))
      setTouched([])
      setSubmitted(false)
    },
  }
}
