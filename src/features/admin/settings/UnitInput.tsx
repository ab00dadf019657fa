import type { ComponentProps } from 'react'
import { TextInput } from '@/ui/forms/TextInput'

/** A number with its unit. A text field, which reads a comma too and does not change with the mouse wheel. */
export function UnitInput({ unit, ...rest }: ComponentProps<'input'> & { unit: string }) {
  return (
    <div className="relative max-w-48">
      <TextInput {...rest} inputMode="decimal" className="pe-16" />
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-14 text-secondary">
        {unit}
      </span>
    </div>
  )
}
