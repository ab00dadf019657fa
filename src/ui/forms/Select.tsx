import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx, inputClass } from '@/ui/classNames'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(inputClass, 'appearance-none truncate pe-9')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-secondary"
      />
    </span>
  )
}
