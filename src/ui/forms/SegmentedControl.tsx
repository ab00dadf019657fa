import { type ReactNode, useId } from 'react'
import { cx } from '@/ui/classNames'

export interface SegmentedControlProps<Value> {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  /** `undefined` until one is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  disabled?: boolean
}

export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { legend, options, value, onChange, disabled } = props
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-background p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-8 flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-14 max-sm:px-1 font-medium whitespace-nowrap text-secondary transition-colors pointer-coarse:min-h-10',
              'hover:text-text has-checked:bg-raised has-checked:text-text has-checked:shadow-lift forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-text',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
