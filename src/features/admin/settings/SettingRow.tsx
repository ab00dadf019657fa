import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/ui/forms/Button'
import { useGroupBlock } from './SettingsGroup'

interface SettingRowProps {
  title: string
  text?: ReactNode
  /** What it is now. */
  value?: ReactNode
  /** A button that acts at once. */
  action?: ReactNode
  /** What opens the form. */
  opens?: string
  /** Why there is nothing to do here, whoever is connected. */
  idle?: string
  /** The form; `close` gives the focus back. */
  children?: (close: () => void) => ReactNode
}

/** One setting: what it is, how it stands, and what changes it, in a form that opens under it. */
export function SettingRow({ title, text, value, action, opens, idle, children }: SettingRowProps) {
  const id = useId()
  const { blocked, blockedId } = useGroupBlock()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isOff = !isOpen && (blocked ?? idle) !== undefined
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
          {idle && !blocked && (
            <p id={`${id}-idle`} className="text-14 text-tertiary">
              {idle}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
          {value}
          {action}
          {opens && (
            <Button
              ref={opener}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-form` : undefined}
              aria-disabled={isOff || undefined}
              aria-describedby={blocked ? blockedId : idle ? `${id}-idle` : undefined}
              onClick={() => {
                if (!isOff) setOpen(!isOpen)
              }}
            >
              {opens}
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
          {children(close)}
        </section>
      )}
    </div>
  )
}
