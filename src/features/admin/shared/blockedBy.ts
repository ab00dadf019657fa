import { zeroAddress } from 'viem'
import type { AdminMessages } from '@/i18n/useAdminMessages'
import { hasRole, type RoleName, type Roles } from './roles'

/**
 * Why the contract would refuse the connected account a write that `needs` a role, in a sentence; nothing if it would
 * not. Without a wallet there is no reason either: an `ActionButton` then connects one first.
 */
export function blockedBy(
  roles: Roles,
  messages: Pick<AdminMessages, 'role'>,
  needs: RoleName,
): string | undefined {
  if (!roles.account) return undefined
  if (!roles.isKnown) return messages.role.reading
  if (hasRole(roles, needs)) return undefined
  const owner = { owner: roles.poolOwner, hubOwner: roles.hubOwner }
  if ((needs === 'owner' || needs === 'hubOwner') && owner[needs] === zeroAddress)
    return messages.role.noOwner
  return messages.role.needed[needs]
}
