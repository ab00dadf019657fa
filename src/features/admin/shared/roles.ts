import { type Address, type Hash, zeroAddress, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import {
  useReadBettingPoolIsOperator,
  useReadBettingPoolOwner,
  useReadBettingPoolPendingOwner,
  useReadCommunityHubOwner,
  useReadCommunityHubPendingOwner,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'
import { useWallet } from '@/chain/wallet/wallets'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/tournament'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { sameAddress } from '@/lib/addresses'
import { useIsSafe } from './safeMode'

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
  const { account, isKnown, poolOwner, poolPendingOwner, hubOwner, hubPendingOwner } = reads
  const isOwner = sameAddress(account, poolOwner)
  return {
    account,
    isKnown,
    poolOwner,
    hubOwner,
    poolPendingOwner: poolPendingOwner === zeroAddress ? undefined : poolPendingOwner,
    hubPendingOwner: hubPendingOwner === zeroAddress ? undefined : hubPendingOwner,
    /** The most powerful first. */
    has: {
      owner: isOwner,
      pendingOwner: sameAddress(account, poolPendingOwner),
      // The owner operates without the operator role.
      operator: isOwner || reads.hasOperatorRole,
      hubOwner: sameAddress(account, hubOwner),
      hubPendingOwner: sameAddress(account, hubPendingOwner),
      tournamentDefaultAdmin: reads.isTournamentDefaultAdmin,
      tournamentAdmin: reads.isTournamentAdmin,
    },
  }
}

export type RoleName = keyof Roles['has']

/** Returns an account's roles, the most powerful first. */
export function namesOf({ has }: Roles): readonly RoleName[] {
  return (Object.keys(has) as RoleName[]).filter((name) => has[name])
}

/** Returns why the contract would reject a call that needs `role`; nothing if it would not, or without a wallet. */
export function describeMissingRole(
  roles: Roles,
  messages: AdminMessages['admin'],
  role: RoleName,
): string | undefined {
  if (!roles.account) return undefined
  if (!roles.isKnown) return messages.role.reading
  if (roles.has[role]) return undefined
  return isOwnerless(roles, role) ? messages.role.noOwner : messages.role.needed[role]
}

function isOwnerless(roles: Roles, role: RoleName): boolean {
  if (role === 'owner') return roles.poolOwner === zeroAddress
  return role === 'hubOwner' && roles.hubOwner === zeroAddress
}

const DEFAULT_ADMIN_ROLE = zeroHash

const ofPool = { address: deployment.bettingPool, query: freshness.slow }
const ofHub = {
  address: deployment.communityHub,
  query: { ...freshness.slow, enabled: deployment.communityHub !== zeroAddress },
}

export function useRoles() {
  const { account } = useWallet()
  const isConnected = account !== undefined
  const ofRole = (role: Hash) => ({
    address: deployment.tournament,
    args: account && ([role, account] as const),
    query: { ...freshness.slow, enabled: isConnected && deployment.tournament !== zeroAddress },
  })
  const reads = {
    poolOwner: useReadBettingPoolOwner(ofPool),
    poolPendingOwner: useReadBettingPoolPendingOwner(ofPool),
    hubOwner: useReadCommunityHubOwner(ofHub),
    hubPendingOwner: useReadCommunityHubPendingOwner(ofHub),
    operator: useReadBettingPoolIsOperator({
      ...ofPool,
      args: account && [account],
      query: { ...freshness.slow, enabled: isConnected },
    }),
    tournamentAdmin: useReadTournamentHasRole(ofRole(TOURNAMENT_ADMIN_ROLE)),
    tournamentDefaultAdmin: useReadTournamentHasRole(ofRole(DEFAULT_ADMIN_ROLE)),
  }
  return rolesOf({
    account,
    isKnown: Object.values(reads).every(({ isSuccess, isEnabled }) => isSuccess || !isEnabled),
    poolOwner: reads.poolOwner.data,
    poolPendingOwner: reads.poolPendingOwner.data,
    hubOwner: reads.hubOwner.data,
    hubPendingOwner: reads.hubPendingOwner.data,
    hasOperatorRole: reads.operator.data ?? false,
    isTournamentAdmin: reads.tournamentAdmin.data ?? false,
    isTournamentDefaultAdmin: reads.tournamentDefaultAdmin.data ?? false,
  })
}

export function useMissingRole(role: RoleName): string | undefined {
  const roles = useRoles()
  const messages = useAdminMessages().admin
  // The Safe has the role, not the wallet that opens the panel.
  if (useIsSafe()) return isOwnerless(roles, role) ? messages.role.noOwner : undefined
  return describeMissingRole(roles, messages, role)
}
