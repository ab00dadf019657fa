import type { ComponentProps } from 'react'
import { cx, inputClass } from '@/ui/classNames'
import { useFieldControl } from './Field'

/** Reports a file chosen again after a correction, too. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className' | 'onClick'>) {
  return (
    <input
      {...useFieldControl()}
      {...props}
      type="file"
      className={cx(
        inputClass,
        'py-1.5 text-14 file:me-3 file:min-h-8 file:rounded-sm file:border file:border-line file:bg-raised file:px-3 file:text-14 file:font-medium file:text-text',
      )}
      // Otherwise a browser fires no change event for the same file.
      onClick={(event) => {
        event.currentTarget.value = ''
      }}
    />
  )
}
