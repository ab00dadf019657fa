import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/classNames'
import { TextInput } from './TextInput'

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** What was typed, as it was typed; `parseAmount` reads it. */
  value: string
  onChange: (text: string) => void
  /** The unit after the figures: 'WETH'. */
  unit: ReactNode
  /** A control inside the field's end, such as Max. */
  action?: ReactNode
}

/**
 * A token amount. A text field, because a number field changes with the mouse wheel, rounds, and
 * in some locales reads a comma as nothing.
 */
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
