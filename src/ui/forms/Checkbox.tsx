import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/classNames'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Below the label, and part of the accessible name. */
  detail?: ReactNode
}

export function Checkbox({ label, detail, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer gap-3 rounded-md px-3 py-3 transition-colors hover:bg-hover has-checked:bg-hover has-disabled:cursor-default has-disabled:hover:bg-transparent has-focus-visible:outline-2 has-focus-visible:outline-text',
        className,
      )}
    >
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-action outline-none" />
      <span className="flex min-w-0 flex-col gap-0.5 break-words">
        <span className="text-14 font-medium">{label}</span>
        {detail && <span className="text-12 text-secondary">{detail}</span>}
      </span>
    </label>
  )
}
