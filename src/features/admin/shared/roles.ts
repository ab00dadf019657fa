import { type Address, zeroAddress } from 'viem'
import { sameAddress } from '@/lib/addresses'

/** What the contracts say of an account. */
export interface RoleReads {
  account: Address | undefined
  /** Everything below was read. */
  isKnown: boolean
  /** Zero after renouncing, as the pending ones are without a transfer. */
  poolOwner: Address | undefined
  poolPendingOwner: Address | undefined
  hubOwner: Address | undefined
  hubPendingOwner: Address | undefined
  /** Whether `setOperator` listed the account. */
  hasOperatorRole: boolean
  isTournamentAdmin: boolean
  isTournamentDefaultAdmin: boolean
}

/** What an account may do. Without a wallet nothing, which is known at once. */
export interface Roles extends RoleReads {
  isOwner: boolean
  isPendingOwner: boolean
  /** May create, close, finalize and void: listed, or the owner, who needs no listing. */
  isOperator: boolean
  isHubOwner: boolean
  isHubPendingOwner: boolean
}

/** What follows from what the contracts say. */
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

const roleNames = [
  'owner',
  'pendingOwner',
  'operator',
  'hubOwner',
  'hubPendingOwner',
  'tournamentDefaultAdmin',
  'tournamentAdmin',
] as const

/** A role as the contracts give them and ask for them. */
export type RoleName = (typeof roleNames)[number]

/** The roles that an account has, the mightiest first. */
export function namesOf(roles: Roles): readonly RoleName[] {
  return roleNames.filter((name) => hasRole(roles, name))
}

/** Whether an account has a role. */
export function hasRole(roles: Roles, name: RoleName): boolean {
  switch (name) {
    case 'owner':
      return roles.isOwner
    case 'pendingOwner':
      return roles.isPendingOwner
    case 'operator':
      return roles.isOperator
    case 'hubOwner':
      return roles.isHubOwner
    case 'hubPendingOwner':
      return roles.isHubPendingOwner
    case 'tournamentDefaultAdmin':
      return roles.isTournamentDefaultAdmin
    case 'tournamentAdmin':
      return roles.isTournamentAdmin
  }
}
