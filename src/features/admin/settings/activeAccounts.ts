import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolGetOperators, useReadTournamentGetRoleMembers } from '@/chain/queries/generated'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'

export interface ActiveAccounts {
  /** In no particular order; `undefined` until they are read. */
  data: readonly Address[] | undefined
  isError: boolean
}

export function useOperators(): ActiveAccounts {
  return useReadBettingPoolGetOperators({ address: deployment.bettingPool, query: freshness.slow })
}

export function useTournamentAdmins(): ActiveAccounts {
  return useReadTournamentGetRoleMembers({
    address: deployment.tournament,
    args: [TOURNAMENT_ADMIN_ROLE],
    query: freshness.slow,
  })
}
