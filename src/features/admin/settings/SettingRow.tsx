import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Button } from '@/ui/forms/Button'
import { useGroupAccess } from './SettingsGroup'

interface SettingRowProps {
  title: string
  text?: ReactNode
  value?: ReactNode
  action?: ReactNode
  open?: string
  /** Disables the form for every account. */
  disabledReason?: string
  children?: (close: () => void) => ReactNode
}

export function SettingRow({ title, text, value, action, open, disabledReason, children }: SettingRowProps) {
  const id = useId()
  const access = useGroupAccess()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const reasonId = access.disabledReason ? access.disabledReasonId : disabledReason && `${id}-disabled`
  const isDisabled = !isOpen && reasonId !== undefined
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <h3 id={id} className="text-14 font-medium">
            {title}
          </h3>
          {text && <p className="text-14 text-pretty text-secondary">{text}</p>}
          {disabledReason && !access.disabledReason && (
            <p id={reasonId} className="text-14 text-tertiary">
              {disabledReason}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
          {value}
          {action}
          {open && (
            <Button
              ref={opener}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-form` : undefined}
              aria-disabled={isDisabled || undefined}
              aria-describedby={reasonId}
              onClick={() => {
                if (!isDisabled) setOpen(!isOpen)
              }}
            >
              {open}
              <span className="sr-only"> {title}</span>
            </Button>
          )}
        </div>
      </div>
      {isOpen && children && (
        <section
          id={`${id}-form`}
          aria-labelledby={id}
          className="rounded-md border border-line bg-background p-4"
        >
          <Suspense>{children(close)}</Suspense>
        </section>
      )}
    </div>
  )
}
