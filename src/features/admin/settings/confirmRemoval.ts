import type { Address } from 'viem'
import type { ActionMessages } from '@/features/admin/shared/actionMessages'
import type { AdminMessages } from '@/i18n/useAdminMessages'
import { shortAddress } from '@/lib/addresses'
import type { Accounts } from './useSettingActions'

export function confirmRemoval(
  messages: AdminMessages['settings'][Accounts],
  address: Address,
): Partial<ActionMessages> {
  return {
    confirmTitle: messages.removeTitle,
    does: messages.removeDoes(address),
    cannot: messages.removeCannot,
    confirm: messages.removeConfirm,
    confirmed: messages.removed(shortAddress(address)),
  }
}
