import { useState } from 'react'

/**
 * What is typed into a form's text fields, and which of them show what is wrong: those that were left once, and all
 * after a try to send.
 */
export function useDraft<Field extends string>(blank: Readonly<Record<Field, string>>) {
  const [values, setValues] = useState(blank)
  const [left, setLeft] = useState<'all' | readonly Field[]>([])
  return {
    values,
    /** For the field's control. */
    fieldProps: (field: Field) => ({
      value: values[field],
      onChange: (text: string) => setValues((before) => ({ ...before, [field]: text })),
      onBlur: () =>
        setLeft((before) => (before === 'all' || before.includes(field) ? before : [...before, field])),
    }),
    /** Types into several at once. */
    fill: (some: Partial<Record<Field, string>>) => setValues((before) => ({ ...before, ...some })),
    isShown: (field: Field) => left === 'all' || left.includes(field),
    /** Whether there was a try to send. */
    isTried: left === 'all',
    showAll: () => setLeft('all'),
    /** Empties the fields once what was sent is done; what was typed since then stays. */
    clear: (sent: Readonly<Record<Field, string>>) => {
      setValues((now) => (now === sent ? blank : now))
      setLeft([])
    },
  }
}
