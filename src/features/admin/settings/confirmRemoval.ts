import type { Address } from 'viem'
import type { ActionMessages } from '@/features/admin/shared/actionMessages'
import type { Messages } from '@/i18n/catalogue'
import { shortAddress } from '@/lib/addresses'
import type { Accounts } from './useSettingActions'

export function confirmRemoval(
  messages: Messages['adminSettings'][Accounts],
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
