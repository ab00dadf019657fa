import { Ban, TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAdminMessages } from '@/i18n/adminMessages'
import { cleanName } from '@/lib/cleanName'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { Field, TextInput } from '@/ui/forms/Field'
import { Dialog } from '@/ui/overlay/Dialog'

/** The messages of an action that sends a transaction. Those of the catalogue fit once their functions are applied. */
export interface ActionMessages {
  button: string
  busy: string
  confirmed?: string
  /** With a title, a dialog asks for confirmation before anything is sent. */
  confirmTitle?: string
  does?: string | readonly string[]
  cannot?: string
  /** Text to type before the dialog's button works: for actions that move money or cannot be undone. */
  type?: string
  /** Another text that confirms as well. */
  orType?: string
  confirm?: string
}

interface ConfirmDialogProps {
  messages: ActionMessages
  /** Why it can no longer be confirmed. */
  blockedBy: string | undefined
  /** Names the choice that is still missing among the children. */
  incomplete?: string
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { messages, blockedBy, incomplete, children, onConfirm, onClose } = props
  const { does = [], cannot, type, orType } = messages
  const { confirm } = useAdminMessages().admin
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const noteId = useId()
  const isTyped = type === undefined || isConfirmedBy(typed, type, orType)
  const isReady = isTyped && blockedBy === undefined && incomplete === undefined

  // The browser focuses the close button, where Enter would close the dialog.
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles through portals: the form around the button must not submit.
    event.stopPropagation()
    if (isReady) onConfirm()
  }

  // Forms cannot be nested in the DOM.
  return createPortal(
    <Dialog open onClose={onClose} title={messages.confirmTitle}>
      <form ref={form} className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex gap-3 text-16">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
          <div className="flex min-w-0 flex-col gap-1 break-words">
            {[does].flat().map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
        {children}
        {cannot && (
          <p className="flex gap-3 text-14 text-secondary">
            <Ban aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{cannot}</span>
          </p>
        )}
        {type !== undefined && <ConfirmText text={type} value={typed} onChange={setTyped} />}
        {blockedBy && (
          <Banner tone="warning" role="alert">
            {blockedBy}
          </Banner>
        )}
        <ButtonNote id={noteId} text={incomplete} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>{confirm.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            aria-disabled={!isReady || undefined}
            aria-describedby={incomplete && noteId}
          >
            {messages.confirm ?? messages.button}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

interface ConfirmTextProps {
  text: string
  value: string
  onChange: (value: string) => void
}

export function ConfirmText({ text, value, onChange }: ConfirmTextProps) {
  const { confirm } = useAdminMessages().admin
  return (
    <Field label={confirm.type(text)}>
      <TextInput
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

export function isConfirmedBy(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && fold(typed) === fold(text))
}

const fold = (text: string) => cleanName(text).toLowerCase()
