import { Ban, TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cleanName } from '@/domain/match/name'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { Dialog } from '@/ui/overlay/Dialog'
import type { Confirmation } from './ActionButton'

interface ConfirmDialogProps extends Confirmation {
  onConfirm: () => void
  onClose: () => void
}

/** Says what a dangerous write does and what it cannot do, and asks again. */
export function ConfirmDialog({
  title,
  does,
  cannot,
  type,
  confirmLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { confirm } = useAdminMessages()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isReady = type === undefined || isSameText(typed, type)

  // On the close button, where the browser puts it, what is typed would be lost, and Enter would close.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // The form that it was opened from is not sent.
    event.stopPropagation()
    if (isReady) onConfirm()
  }

  // At the body, because forms do not stand in forms.
  return createPortal(
    <Dialog open onClose={onClose} title={title}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex gap-3 text-16">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
          <div className="flex min-w-0 flex-col gap-1 break-words">
            {[does].flat().map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
        {cannot && (
          <p className="flex gap-3 text-14 text-secondary">
            <Ban aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{cannot}</span>
          </p>
        )}
        {type !== undefined && (
          <Field label={confirm.type(type)}>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>{confirm.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={!isReady || undefined}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

/** Typing is to make sure, not to test spelling: neither case nor blanks nor invisible marks count. */
function isSameText(typed: string, wanted: string): boolean {
  return cleanName(typed).toLowerCase() === cleanName(wanted).toLowerCase()
}
