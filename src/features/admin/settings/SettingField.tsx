import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

interface SettingFieldProps {
  field: { error: string | undefined; inputProps: ComponentProps<'input'> }
  label: string
  hint?: ReactNode
  aside?: ReactNode
  /** Makes it a number field. */
  unit?: string
}

/** A field for an address or a number. Not `type="number"`, which rejects commas and changes with the mouse wheel. */
export function SettingField({ field, label, hint, aside, unit }: SettingFieldProps) {
  return (
    <Field label={label} hint={hint} aside={aside} error={field.error}>
      {(control) => {
        const props = { ...control, ...field.inputProps }
        return unit === undefined ? (
          <TextInput {...props} placeholder="0x..." autoCapitalize="none" autoCorrect="off" />
        ) : (
          <div className="relative max-w-48">
            <TextInput {...props} inputMode="decimal" className="pe-16" />
            <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-14 text-secondary">
              {unit}
            </span>
          </div>
        )
      }}
    </Field>
  )
}
