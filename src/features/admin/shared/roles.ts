import { type Address, zeroAddress } from 'viem'
import type { Messages } from '@/i18n/catalogue'
import { sameAddress } from '@/lib/addresses'

export interface RoleReads {
  account: Address | undefined
  isKnown: boolean
  /** Zero once renounced. Pending owners are zero without a transfer. */
  poolOwner: Address | undefined
  poolPendingOwner: Address | undefined
  hubOwner: Address | undefined
  hubPendingOwner: Address | undefined
  hasOperatorRole: boolean
  isTournamentAdmin: boolean
  isTournamentDefaultAdmin: boolean
}

export interface Roles extends RoleReads {
  isOwner: boolean
  isPendingOwner: boolean
  /** The owner operates without the operator role. */
  isOperator: boolean
  isHubOwner: boolean
  isHubPendingOwner: boolean
}

export function rolesOf(reads: RoleReads): Roles {
  const { account } = reads
  const isOwner = sameAddress(account, reads.poolOwner)
  return {
    ...reads,
    poolPendingOwner: unlessZero(reads.poolPendingOwner),
    hubPendingOwner: unlessZero(reads.hubPendingOwner),
    isOwner,
    isPendingOwner: sameAddress(account, reads.poolPendingOwner),
    isOperator: isOwner || reads.hasOperatorRole,
    isHubOwner: sameAddress(account, reads.hubOwner),
    isHubPendingOwner: sameAddress(account, reads.hubPendingOwner),
  }
}

function unlessZero(address: Address | undefined): Address | undefined {
  return address === zeroAddress ? undefined : address
}

const flags = {
  owner: 'isOwner',
  pendingOwner: 'isPendingOwner',
  operator: 'isOperator',
  hubOwner: 'isHubOwner',
  hubPendingOwner: 'isHubPendingOwner',
  tournamentDefaultAdmin: 'isTournamentDefaultAdmin',
  tournamentAdmin: 'isTournamentAdmin',
} as const satisfies Record<string, keyof Roles>

export type RoleName = keyof typeof flags

const roleNames = Object.keys(flags) as RoleName[]

/** Returns an account's roles, the most powerful first. */
export function namesOf(roles: Roles): readonly RoleName[] {
  return roleNames.filter((name) => roles[flags[name]])
}

/** Returns why the contract would reject a call that needs `role`; nothing if it would not, or without a wallet. */
export function describeMissingRole(
  roles: Roles,
  messages: Messages['admin'],
  role: RoleName,
): string | undefined {
  if (!roles.account) return undefined
  if (!roles.isKnown) return messages.role.reading
  if (roles[flags[role]]) return undefined
  return isOwnerless(roles, role) ? messages.role.noOwner : messages.role.needed[role]
}

/** `true` if the role was renounced. */
export function isOwnerless(roles: Roles, role: RoleName): boolean {
  if (role === 'owner') return roles.poolOwner === zeroAddress
  return role === 'hubOwner' && roles.hubOwner === zeroAddress
}
