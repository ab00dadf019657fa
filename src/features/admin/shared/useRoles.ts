import { type Address, zeroAddress, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import {
  useReadBettingPoolIsOperator,
  useReadBettingPoolPendingOwner,
  useReadCommunityHubOwner,
  useReadCommunityHubPendingOwner,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { useReadBettingPoolOwner } from '@/chain/queries/generatedHome'
import { useWallet } from '@/chain/wallet/wallets'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import { useMessages } from '@/i18n/useMessages'
import { describeMissingRole, isOwnerless, type RoleName, type Roles, rolesOf } from './roles'
import { useIsSafe } from './safeActs'

const DEFAULT_ADMIN_ROLE = zeroHash

const { bettingPool, communityHub, tournament } = deployment

export function useRoles(): Roles {
  const { account } = useWallet()
  const poolOwner = useReadBettingPoolOwner(readOf(bettingPool))
  const poolPendingOwner = useReadBettingPoolPendingOwner(readOf(bettingPool))
  const hubOwner = useReadCommunityHubOwner(readOf(communityHub))
  const hubPendingOwner = useReadCommunityHubPendingOwner(readOf(communityHub))
  const hasOperatorRole = useReadBettingPoolIsOperator({
    ...readOf(bettingPool, account !== undefined),
    args: account && [account],
  })
  const isTournamentAdmin = useReadTournamentHasRole({
    ...readOf(tournament, account !== undefined),
    args: account && [TOURNAMENT_ADMIN_ROLE, account],
  })
  const isTournamentDefaultAdmin = useReadTournamentHasRole({
    ...readOf(tournament, account !== undefined),
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

function readOf(address: Address, enabled = true) {
  return { address, query: { ...freshness.slow, enabled: enabled && address !== zeroAddress } }
}
