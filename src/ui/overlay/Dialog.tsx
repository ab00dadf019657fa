import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** The ref of the first element within, so that the dialog is open before a later one moves the focus in a layout effect. */
function openModal(first: HTMLElement | null) {
  const dialog = first?.closest('dialog')
  dialog?.showModal()
  return () => dialog?.close()
}

/** A modal `<dialog>`, which traps and restores the focus; a bottom sheet on phones. Children mount while open. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const messages = useUiMessages()
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the browser's own rule.
    <dialog
      aria-labelledby={titleId}
      className="m-0 [--covered:0px] max-h-[95dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg border border-transparent bg-raised text-text shadow-float transition-[opacity,translate] backdrop:bg-[#000000a0] max-sm:mt-auto max-sm:pb-[env(safe-area-inset-bottom)] sm:m-auto sm:max-w-[26rem] sm:rounded-lg starting:translate-y-4 starting:opacity-0"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className="flex flex-col gap-4 p-4 sm:p-6">
          <div ref={openModal} className="flex items-center justify-between gap-4">
            <h2 id={titleId} className="text-20 font-semibold tracking-tight">
              {title}
            </h2>
            <Button variant="quiet" aria-label={messages.close} className="-me-2 px-2" onClick={onClose}>
              <X aria-hidden className="size-5" />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
