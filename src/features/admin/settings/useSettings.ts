import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import {
  useReadBettingPoolAccruedFees,
  useReadBettingPoolCommunityHub,
  useReadBettingPoolGetNextMatchId,
  useReadBettingPoolGetOperators,
  useReadBettingPoolGetProtocolFee,
  useReadBettingPoolLiveCap,
  useReadBettingPoolMaxGain,
  useReadBettingPoolMinBond,
  useReadBettingPoolTournament,
  useReadTournamentGetRoleMembers,
} from '@/chain/queries/generated'
import { useReadBettingPoolDisputeWindow, useReadBettingPoolPaused } from '@/chain/queries/generatedHome'
import { useArbiter, usePoolOwner } from '@/domain/match/queries'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import { sameAddress } from '@/lib/addresses'

const pool = { address: deployment.bettingPool, query: freshness.slow } as const

export function useSettings() {
  return {
    isPaused: useReadBettingPoolPaused(pool).data,
    /** In bps. */
    fee: useReadBettingPoolGetProtocolFee(pool).data,
    /** In bps. */
    liveCap: useReadBettingPoolLiveCap(pool).data,
    /** A factor of the stake. */
    maxGain: useReadBettingPoolMaxGain(pool).data,
    /** In wei. */
    minBond: useReadBettingPoolMinBond(pool).data,
    nextMatchId: useReadBettingPoolGetNextMatchId(pool).data,
    /** In seconds. */
    disputeWindow: useReadBettingPoolDisputeWindow(pool).data,
    communityHub: useReadBettingPoolCommunityHub(pool).data,
    tournament: useReadBettingPoolTournament(pool).data,
    /** In wei. */
    accruedFees: useReadBettingPoolAccruedFees({ ...pool, query: freshness.live }).data,
  }
}

/** Returns `true` if somebody else than the owner rules, so that the dispute window has a minimum. */
export function useHasForeignArbiter(): boolean {
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  return arbiter !== undefined && owner !== undefined && !sameAddress(arbiter, owner)
}

/** Reads the operators, in no particular order. */
export const useOperators = () => useReadBettingPoolGetOperators(pool)

/** Reads the tournament admins, in no particular order. */
export const useTournamentAdmins = () =>
  useReadTournamentGetRoleMembers({
    address: deployment.tournament,
    args: [TOURNAMENT_ADMIN_ROLE],
    query: freshness.slow,
  })
