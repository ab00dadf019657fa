import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cx, inputClass } from '@/ui/classNames'

const ControlContext = createContext<
  Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>
>({})

/** Returns what ties a control to the field around it; nothing outside a field. */
export const useFieldControl = () => use(ControlContext)

interface FieldProps {
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  /** Replaces the hint and is announced. */
  error?: ReactNode
  /** The ID of a text elsewhere that describes the control, too. */
  describedBy?: string
  className?: string
  /** The control: an input of this file, a `Select`, a `Choice` or a `FileInput`. */
  children: ReactNode
}

export function Field({ label, aside, hint, error, describedBy, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const notes = cx(Boolean(error || hint) && noteId, describedBy)
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        {aside && <span className="text-12 text-secondary">{aside}</span>}
      </div>
      <ControlContext
        value={{ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </ControlContext>
      <p
        id={noteId}
        aria-live="polite"
        className={cx('text-12 empty:sr-only', error ? 'text-warning' : 'text-secondary')}
      >
        {error || hint}
      </p>
    </div>
  )
}

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} type={type} className={cx(inputClass, className)} />
}

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
  /** The raw input; see `parseAmount`. */
  value: string
  onChange: (text: string) => void
  unit: ReactNode
  action?: ReactNode
}

/** A text input, because number inputs react to the mouse wheel, round, and reject commas in some locales. */
export function AmountInput({ value, onChange, unit, action, ...rest }: AmountInputProps) {
  return (
    // With large text, the action takes a line of its own.
    <div className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 flex-[1_1_9rem]">
        <TextInput
          placeholder="0"
          {...rest}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={cx('min-h-14 font-display text-24', Boolean(unit) && 'pe-18')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-14 text-secondary">
          {unit}
        </span>
      </div>
      {action}
    </div>
  )
}
