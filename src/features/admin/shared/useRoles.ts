import { type Address, zeroAddress, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import {
  useReadBettingPoolIsOperator,
  useReadBettingPoolOwner,
  useReadBettingPoolPendingOwner,
  useReadCommunityHubOwner,
  useReadCommunityHubPendingOwner,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { useWallet } from '@/chain/wallet/wallets'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/queries'
import { type Roles, rolesOf } from './roles'

const DEFAULT_ADMIN_ROLE = zeroHash

const { bettingPool, communityHub, tournament } = deployment

/** What the connected account may do, as the contracts have it. */
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
  return rolesOf({
    account,
    isKnown: [
      poolOwner,
      poolPendingOwner,
      hubOwner,
      hubPendingOwner,
      hasOperatorRole,
      isTournamentAdmin,
      isTournamentDefaultAdmin,
    ].every(({ isSuccess, isEnabled }) => isSuccess || !isEnabled),
    poolOwner: poolOwner.data,
    poolPendingOwner: poolPendingOwner.data,
    hubOwner: hubOwner.data,
    hubPendingOwner: hubPendingOwner.data,
    hasOperatorRole: hasOperatorRole.data ?? false,
    isTournamentAdmin: isTournamentAdmin.data ?? false,
    isTournamentDefaultAdmin: isTournamentDefaultAdmin.data ?? false,
  })
}

/** A contract that was not deployed is not asked. */
function readOf(address: Address, enabled = true) {
  return { address, query: { ...freshness.slow, enabled: enabled && address !== zeroAddress } }
}
