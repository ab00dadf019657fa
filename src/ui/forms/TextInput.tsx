import type { ComponentProps } from 'react'
import { cx, inputClass } from '@/ui/classNames'

/** A one-line text field; give it the props of a `Field`. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx(inputClass, className)} />
}
