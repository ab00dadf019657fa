import { type ReactNode, useEffect, useRef } from 'react'
import type { SettledTransactionState, TransactionState } from '@/chain/transactions/types'
import { ActionButton, type Confirmation } from '@/features/admin/shared/ActionButton'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Button } from '@/ui/forms/Button'
import { useGroupBlock } from './SettingsGroup'

interface SettingFormProps {
  /** Its fields. */
  children: ReactNode
  check: () => boolean
  action: { state: TransactionState; isBusy: boolean }
  send: () => Promise<SettledTransactionState>
  label: string
  busyLabel: string
  /** Why it cannot be sent, besides the role. */
  idle?: string
  confirm?: Confirmation
  confirmed?: string
  /** Closes the form. */
  onClose: () => void
}

/** The form of a `SettingRow`. It stays, with what was typed, until the write is done. */
export function SettingForm({ children, check, send, label, idle, onClose, ...action }: SettingFormProps) {
  const { settings } = useAdminMessages()
  const { blocked, blockedId } = useGroupBlock()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form} noValidate className="flex flex-col gap-4">
      {children}
      <ActionButton
        {...action}
        label={label}
        check={check}
        blocked={blocked ?? idle}
        blockedId={blocked && blockedId}
        send={async () => {
          const settled = await send()
          if (settled.phase === 'confirmed') onClose()
          return settled
        }}
        beside={
          <Button variant="quiet" onClick={onClose}>
            {settings.cancel}
          </Button>
        }
      />
    </form>
  )
}
