import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Form<Name extends string> {
  ref: RefObject<HTMLFormElement | null>
  values: Readonly<Record<Name, string>>
  /** `true` after a submit with errors. */
  isSubmitted: boolean
  /** Props of the field's control. `onChange` takes the text or the input's event. */
  field: (name: Name) => {
    value: string
    onChange: (next: string | ChangeEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
  setValues: (some: Partial<Record<Name, string>>) => void
  /** `true` once the field lost focus or the form was submitted: time to show its error. */
  isErrorVisible: (name: Name) => boolean
  /** Shows all errors and focuses the first invalid field. Returns `false`, so that a submit handler can return it. */
  showErrors: () => false
  /** Resets the form once `sent` is saved; keeps fields that were edited meanwhile. */
  reset: (sent: Readonly<Record<Name, string>>) => void
}

// react-hook-form would add 12 kB, more than the byte budget of a page section has left.
/** @param draft values to start with instead of the initial ones */
export function useForm<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  draft = initial,
): Form<Name> {
  const [values, setValues] = useState(draft)
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const merge = (some: Partial<Record<Name, string>>) => setValues((before) => ({ ...before, ...some }))
  return {
    ref,
    values,
    isSubmitted,
    field: (name) => ({
      value: values[name] ?? '',
      onChange: (next) =>
        setValues((before) => ({ ...before, [name]: typeof next === 'string' ? next : next.target.value })),
      onBlur: () => setTouched((before) => (before.includes(name) ? before : [...before, name])),
    }),
    setValues: merge,
    isErrorVisible: (name) => isSubmitted || touched.includes(name),
    showErrors: () => {
      flushSync(() => setSubmitted(true))
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
      return false
    },
    reset: (sent) => {
      setValues((now) => (now === sent ? initial : now))
      setTouched([])
      setSubmitted(false)
    },
  }
}
