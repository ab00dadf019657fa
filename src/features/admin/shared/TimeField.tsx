import { formatUtcDateTime } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import type { ParsedTime } from './times'

interface TimeFieldProps {
  label: string
  /** As a `datetime-local` field has it: to the minute, in the computer's zone. */
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  parsed: ParsedTime
  hint: string | undefined
  error: string | undefined
}

/** A date and time in the computer's zone, with UTC beside it. */
export function TimeField({ label, value, onChange, onBlur, parsed, hint, error }: TimeFieldProps) {
  const { utc } = useAdminMessages().times
  return (
    <Field label={label} aside={parsed.ok && utc(formatUtcDateTime(parsed.time))} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
