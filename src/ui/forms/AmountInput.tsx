import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/classNames'
import { TextInput } from './TextInput'

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** The raw input; see `parseAmount`. */
  value: string
  onChange: (text: string) => void
  unit: ReactNode
  action?: ReactNode
}

/** A text input, because number inputs react to the mouse wheel, round, and reject commas in some locales. */
export function AmountInput({ value, onChange, unit, action, className, ...rest }: AmountInputProps) {
  return (
    <div className={cx('relative', className)}>
      <TextInput
        placeholder="0"
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={cx('min-h-14 font-display text-24', action ? 'pe-32' : 'pe-18')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="pointer-events-none absolute inset-y-0 end-2 flex items-center gap-2">
        <span className="text-14 text-secondary">{unit}</span>
        {action && <span className="pointer-events-auto">{action}</span>}
      </span>
    </div>
  )
}
