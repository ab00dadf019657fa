import { useQuery } from '@tanstack/react-query'
import { type Address, keccak256, stringToHex, zeroAddress, zeroHash } from 'viem'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from '@/chain/generated'
import { readQuery } from '@/chain/read'
import { useWallet } from '@/chain/wallets'
import { type Roles, rolesOf } from './roles'

const DEFAULT_ADMIN_ROLE = zeroHash
export const TOURNAMENT_ADMIN_ROLE = keccak256(stringToHex('TOURNAMENT_ADMIN_ROLE'))

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }
const hub = { address: deployment.communityHub, abi: communityHubAbi }
const tournaments = { address: deployment.tournament, abi: tournamentAbi }

/** What the connected account may do, as the contracts have it. */
export function useRoles(): Roles {
  const { account } = useWallet()
  const config = useConfig()
  const hasAccount = account !== undefined
  const poolOwner = useQuery({
    ...readQuery(config, { ...pool, functionName: 'owner' }),
    ...askOf(pool.address),
  })
  const poolPendingOwner = useQuery({
    ...readQuery(config, { ...pool, functionName: 'pendingOwner' }),
    ...askOf(pool.address),
  })
  const hubOwner = useQuery({
    ...readQuery(config, { ...hub, functionName: 'owner' }),
    ...askOf(hub.address),
  })
  const hubPendingOwner = useQuery({
    ...readQuery(config, { ...hub, functionName: 'pendingOwner' }),
    ...askOf(hub.address),
  })
  const isListed = useQuery({
    ...readQuery(config, { ...pool, functionName: 'isOperator', args: account && [account] }),
    ...askOf(pool.address, hasAccount),
  })
  const isTournamentAdmin = useQuery({
    ...readQuery(config, {
      ...tournaments,
      functionName: 'hasRole',
      args: account && [TOURNAMENT_ADMIN_ROLE, account],
    }),
    ...askOf(tournaments.address, hasAccount),
  })
  const isTournamentDefaultAdmin = useQuery({
    ...readQuery(config, {
      ...tournaments,
      functionName: 'hasRole',
      args: account && [DEFAULT_ADMIN_ROLE, account],
    }),
    ...askOf(tournaments.address, hasAccount),
  })
  return rolesOf({
    account,
    isKnown: [
      poolOwner,
      poolPendingOwner,
      hubOwner,
      hubPendingOwner,
      isListed,
      isTournamentAdmin,
      isTournamentDefaultAdmin,
    ].every(({ isSuccess, isEnabled }) => isSuccess || !isEnabled),
    poolOwner: poolOwner.data,
    poolPendingOwner: poolPendingOwner.data,
    hubOwner: hubOwner.data,
    hubPendingOwner: hubPendingOwner.data,
    isListed: isListed.data ?? false,
    isTournamentAdmin: isTournamentAdmin.data ?? false,
    isTournamentDefaultAdmin: isTournamentDefaultAdmin.data ?? false,
  })
}

/** A contract that was not deployed is not asked. */
function askOf(address: Address, enabled = true) {
  return { ...freshness.slow, enabled: enabled && address !== zeroAddress }
}
