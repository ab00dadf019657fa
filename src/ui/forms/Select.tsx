import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx, inputClass } from '@/ui/classNames'
import { useFieldControl } from './Field'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...useFieldControl()} {...rest} className={cx(inputClass, 'appearance-none truncate pe-9')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-secondary"
      />
    </span>
  )
}

interface ChoiceProps<value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: value
  options: readonly (readonly [value: value, text: string])[]
  onChange: (value: value) => void
}

/** A select of known values. */
export function Choice<value extends string>({ options, onChange, ...rest }: ChoiceProps<value>) {
  return (
    <Select
      {...rest}
      onChange={({ target }) => {
        const chosen = options.find(([known]) => known === target.value)
        if (chosen) onChange(chosen[0])
      }}
    >
      {options.map(([known, text]) => (
        <option key={known} value={known}>
          {text}
        </option>
      ))}
    </Select>
  )
}
