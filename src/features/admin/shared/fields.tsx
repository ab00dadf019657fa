import type { ReactNode } from 'react'
import { nameBytes } from '@/domain/match/name'
import { formatUtcDateTime, ownTimeZone } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import type { Form } from '@/ui/forms/useForm'
import type { ParsedTime } from './times'

interface NameFieldProps {
  form: Pick<Form<'name'>, 'values' | 'field'>
  maxBytes: number
  label: string
  hint: (bytesLeft: number) => string
  error: string | undefined
}

export function NameField({ form, maxBytes, label, hint, error }: NameFieldProps) {
  return (
    <Field label={label} hint={hint(maxBytes - nameBytes(form.values.name))} error={error}>
      {(control) => <TextInput {...control} {...form.field('name')} required autoComplete="off" />}
    </Field>
  )
}

interface TimeFieldProps {
  label: string
  parsed: ParsedTime
  hint: string | undefined
  error: string | undefined
}

interface TimeFieldsProps {
  form: Pick<Form<'start' | 'end'>, 'field'>
  start: TimeFieldProps
  end: TimeFieldProps
  aside?: ReactNode
}

export function TimeFields({ form, start, end, aside }: TimeFieldsProps) {
  const { times } = useAdminMessages()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(
          [
            ['start', start],
            ['end', end],
          ] as const
        ).map(([name, { label, parsed, hint, error }]) => (
          <Field
            key={name}
            label={label}
            aside={parsed.ok && times.utc(formatUtcDateTime(parsed.time))}
            hint={hint}
            error={error}
          >
            {(control) => <TextInput {...control} {...form.field(name)} type="datetime-local" required />}
          </Field>
        ))}
      </div>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-12 text-tertiary">{times.zone(ownTimeZone())}</p>
        {aside}
      </div>
    </>
  )
}
