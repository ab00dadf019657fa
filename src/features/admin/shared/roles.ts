import { type Address, zeroAddress, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import {
  useReadBettingPoolIsOperator,
  useReadBettingPoolPendingOwner,
  useReadCommunityHubOwner,
  useReadCommunityHubPendingOwner,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { useReadBettingPoolOwner } from '@/chain/queries/generatedHome'
import { freshness } from '@/chain/queries/queryClient'
import { useWallet } from '@/chain/wallet/wallets'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import type { Messages } from '@/i18n/catalogue'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { useIsSafe } from './safeActs'

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

type Roles = ReturnType<typeof rolesOf>

export function rolesOf(reads: RoleReads) {
  const { account } = reads
  const isOwner = sameAddress(account, reads.poolOwner)
  return {
    ...reads,
    poolPendingOwner: unlessZero(reads.poolPendingOwner),
    hubPendingOwner: unlessZero(reads.hubPendingOwner),
    isOwner,
    isPendingOwner: sameAddress(account, reads.poolPendingOwner),
    /** The owner operates without the operator role. */
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
function isOwnerless(roles: Roles, role: RoleName): boolean {
  if (role === 'owner') return roles.poolOwner === zeroAddress
  return role === 'hubOwner' && roles.hubOwner === zeroAddress
}

const DEFAULT_ADMIN_ROLE = zeroHash

const ofPool = { query: freshness.slow }
const ofHub = { query: { ...freshness.slow, enabled: deployment.communityHub !== zeroAddress } }
const ofTournament = { query: { ...freshness.slow, enabled: deployment.tournament !== zeroAddress } }

export function useRoles() {
  const { account } = useWallet()
  const poolOwner = useReadBettingPoolOwner(ofPool)
  const poolPendingOwner = useReadBettingPoolPendingOwner(ofPool)
  const hubOwner = useReadCommunityHubOwner(ofHub)
  const hubPendingOwner = useReadCommunityHubPendingOwner(ofHub)
  const hasOperatorRole = useReadBettingPoolIsOperator({ ...ofPool, args: account && [account] })
  const isTournamentAdmin = useReadTournamentHasRole({
    ...ofTournament,
    args: account && [TOURNAMENT_ADMIN_ROLE, account],
  })
  const isTournamentDefaultAdmin = useReadTournamentHasRole({
    ...ofTournament,
    args: account && [DEFAULT_ADMIN_ROLE, account],
  })
  const reads = [
    ...[poolOwner, poolPendingOwner, hubOwner, hubPendingOwner],
    ...[hasOperatorRole, isTournamentAdmin, isTournamentDefaultAdmin],
  ]
  return rolesOf({
    account,
    isKnown: reads.every(({ isSuccess, isEnabled }) => isSuccess || !isEnabled),
    poolOwner: poolOwner.data,
    poolPendingOwner: poolPendingOwner.data,
    hubOwner: hubOwner.data,
    hubPendingOwner: hubPendingOwner.data,
    hasOperatorRole: hasOperatorRole.data ?? false,
    isTournamentAdmin: isTournamentAdmin.data ?? false,
    isTournamentDefaultAdmin: isTournamentDefaultAdmin.data ?? false,
  })
}

export function useMissingRole(role: RoleName): string | undefined {
  const roles = useRoles()
  const messages = useMessages().admin
  // The Safe has the role, not the wallet that opens the panel.
  if (useIsSafe()) return isOwnerless(roles, role) ? messages.role.noOwner : undefined
  return describeMissingRole(roles, messages, role)
}
