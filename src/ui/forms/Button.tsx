import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass, cx } from '@/ui/classNames'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores presses, but keeps the focus. */
    busy?: boolean
  }

export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, type = 'button', className, onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** Decorative: state the progress in text beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-4 shrink-0 animate-spin', className)} />
}
