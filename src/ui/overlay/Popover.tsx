import { type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '@/ui/classNames'

interface PopoverProps {
  label: string
  button: ReactNode
  buttonClassName?: string
  children: (close: () => void) => ReactNode
}

export function Popover({ label, button, buttonClassName, children }: PopoverProps) {
  const id = useId()
  const anchor = `--${id}`
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        style={{ anchorName: anchor }}
        className={buttonClassName}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        style={{ positionAnchor: anchor }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        // Closes when the focus leaves, because the panel covers what is behind.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        className={cx(
          'fixed inset-auto m-0 max-h-[80dvh] overflow-y-auto overscroll-contain rounded-lg border border-transparent bg-raised p-4 text-text shadow-float',
          'end-4 top-16 w-[min(22rem,calc(100vw-2rem))]',
          'sm:supports-[position-area:end]:inset-auto sm:supports-[position-area:end]:mt-2 sm:supports-[position-area:end]:[position-area:block-end_span-inline-start]',
          'max-sm:start-0 max-sm:end-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:rounded-b-none max-sm:pb-[calc(1rem+env(safe-area-inset-bottom))]',
        )}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
