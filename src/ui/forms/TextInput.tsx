import type { ComponentProps } from 'react'
import { cx, inputClass } from '@/ui/classNames'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx(inputClass, className)} />
}
