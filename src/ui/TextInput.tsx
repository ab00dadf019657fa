import type { ComponentProps } from 'react'
import { cx } from './cx'

/** The look of every box one types or chooses in. */
export const inputClass =
  'min-h-11 w-full min-w-0 rounded-md border border-control bg-background px-3 text-16 text-text placeholder:text-tertiary transition-[border-color] enabled-hover:border-secondary focus-visible:border-text aria-invalid:border-warning disabled:text-tertiary'

/** A one-line text field; give it the props of a `Field`. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx(inputClass, className)} />
}
