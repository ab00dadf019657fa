import type { ComponentProps, ReactNode } from 'react'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatUtcDateTime, ownTimeZone } from '@/i18n/format/dates'
import { nameBytes } from '@/lib/cleanName'
import { Field, TextInput } from '@/ui/forms/Field'
import type { Schedule } from './schedule'

type ScheduleField = 'name' | 'start' | 'end'

interface ScheduleFieldsProps {
  fieldOf: (name: ScheduleField) => ComponentProps<'input'>
  draft: Schedule
  maxNameBytes: number
  messages: { name: string; nameHint: (bytesLeft: number) => string; start: string; end: string }
  hints: { start?: string; end: string }
  errorOf: (field: ScheduleField) => string | undefined
  warning?: ReactNode
  /** Shows a time in a zone that isn't the typed one's, by default in UTC. */
  otherZone?: (time: number) => string
  /** In place of the line that names the time zone. */
  zoneChoice?: ReactNode
  /** At the end of that line. */
  aside?: ReactNode
}

export function ScheduleFields(props: ScheduleFieldsProps) {
  const { fieldOf, draft, maxNameBytes, messages, hints, errorOf, warning, zoneChoice, aside } = props
  const { times } = useAdminMessages().admin
  const { otherZone = (time) => times.utc(formatUtcDateTime(time)) } = props
  return (
    <>
      <Field
        label={messages.name}
        hint={messages.nameHint(maxNameBytes - nameBytes(draft.name))}
        error={errorOf('name')}
      >
        <TextInput {...fieldOf('name')} required autoComplete="off" />
      </Field>
      {warning}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['start', 'end'] as const).map((field) => {
          const parsed = draft[field]
          return (
            <Field
              key={field}
              label={messages[field]}
              aside={parsed.ok && otherZone(parsed.time)}
              hint={hints[field]}
              error={errorOf(field)}
            >
              <TextInput {...fieldOf(field)} type="datetime-local" required />
            </Field>
          )
        })}
      </div>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {zoneChoice ?? <p className="text-12 text-tertiary">{times.zone(ownTimeZone())}</p>}
        {aside}
      </div>
    </>
  )
}
