import { type ReactNode, useId } from 'react'
import { cx } from '@/ui/classNames'

export interface SegmentedControlProps<Value> {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  /** `undefined` until one is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  disabled?: boolean
  /** `chips` stay in one line and scroll sideways. */
  look?: 'segments' | 'chips'
}

const looks = {
  segments: {
    group: 'flex-wrap gap-1 rounded-md border border-line bg-background p-1',
    option: 'min-h-8 flex-1 rounded-sm px-3 max-sm:px-1',
  },
  chips: {
    group: 'gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none]',
    option: 'min-h-8 rounded-md border border-line px-3',
  },
}

export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { legend, options, value, onChange, disabled, look = 'segments' } = props
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={cx('flex max-w-full', looks[look].group)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex items-center justify-center gap-1.5 text-14 font-medium whitespace-nowrap text-secondary transition-colors pointer-coarse:min-h-10',
              looks[look].option,
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
