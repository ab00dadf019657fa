import type { Address } from 'viem'
import { bettingPoolContract as pool, wethContract as weth } from '@/chain/queries/contracts'
import {
  useReadBettingPoolAccruedFees,
  useReadBettingPoolCommunityHub,
  useReadBettingPoolDisputeWindow,
  useReadBettingPoolGetNextMatchId,
  useReadBettingPoolGetOperators,
  useReadBettingPoolGetProtocolFee,
  useReadBettingPoolLiveCap,
  useReadBettingPoolMaxGain,
  useReadBettingPoolMinBond,
  useReadBettingPoolTournament,
} from '@/chain/queries/generated'
import { useReadBettingPoolPaused } from '@/chain/queries/generatedHome'
import { useReadTournamentGetRoleMembers } from '@/chain/queries/generatedTournament'
import { communityHubContract as hub } from '@/chain/queries/hubContract'
import { freshness } from '@/chain/queries/queryClient'
import { tournamentContract as tournament } from '@/chain/queries/tournamentContract'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useArbiter, usePoolOwner } from '@/domain/match/resultQueries'
import type { RulesRecord } from '@/domain/match/rules/readRules'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { sameAddress } from '@/lib/addresses'

const setting = { query: freshness.slow }

export function useSettings() {
  return {
    isPaused: useReadBettingPoolPaused(setting).data,
    /** In bps. */
    fee: useReadBettingPoolGetProtocolFee(setting).data,
    /** In bps. */
    liveCap: useReadBettingPoolLiveCap(setting).data,
    /** A factor of the stake. */
    maxGain: useReadBettingPoolMaxGain(setting).data,
    /** In wei. */
    minBond: useReadBettingPoolMinBond(setting).data,
    nextMatchId: useReadBettingPoolGetNextMatchId(setting).data,
    /** In seconds. */
    disputeWindow: useReadBettingPoolDisputeWindow(setting).data,
    communityHub: useReadBettingPoolCommunityHub(setting).data,
    tournament: useReadBettingPoolTournament(setting).data,
    /** In wei. */
    accruedFees: useReadBettingPoolAccruedFees({}).data,
  }
}

/** Returns `true` if somebody else than the owner rules, so that the dispute window has a minimum. */
export function useHasForeignArbiter(): boolean {
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  return arbiter !== undefined && owner !== undefined && !sameAddress(arbiter, owner)
}

/** Reads the operators, in no particular order. */
export const useOperators = () => useReadBettingPoolGetOperators(setting)

/** Reads the tournament admins, in no particular order. */
export const useTournamentAdmins = () =>
  useReadTournamentGetRoleMembers({ args: [TOURNAMENT_ADMIN_ROLE], query: freshness.slow })

export const useSetPaused = () =>
  useAdminCalls('setPaused', (isPaused: boolean) => [
    contractCall({ ...pool, functionName: isPaused ? 'pause' : 'unpause', args: [] }),
  ])

/** Rates in bps, the window in seconds, the gain as a factor. */
type NumberSetter = 'setProtocolFee' | 'setLiveCap' | 'setMaxGain' | 'setDisputeWindow'

export const useSetNumber = (setter: NumberSetter) =>
  useContractWrite('admin', pool, setter, (value: number) => [value])

/** `send(wei)` */
export const useSetMinBond = () => useContractWrite('admin', pool, 'setMinBond', (wei: bigint) => [wei])

/** `send([arbiter, rulingPeriod])`: zero is the owner, the period in seconds. Works only while no match exists. */
export const useSetArbiter = () =>
  useContractWrite('admin', pool, 'setArbiter', (args: readonly [arbiter: Address, period: number]) => args)

export const usePublishRules = () =>
  useContractWrite('admin', pool, 'publishRules', ({ hash, uri }: RulesRecord) => [hash, uri])

export type Accounts = 'operators' | 'admins'

/**
 * `send(account)` adds an account to a list or removes it.
 * @param listed the one account that the action is shown for; without, any by its address
 */
export function useSetAccount(which: Accounts, isAllowed: boolean, listed?: Address) {
  const setAdmin = isAllowed ? 'addTournamentAdmin' : 'removeTournamentAdmin'
  return useAdminCalls(
    `${isAllowed ? 'add' : 'remove'}/${which}/${listed ?? 'byAddress'}`,
    (account: Address) => [
      which === 'operators'
        ? contractCall({ ...pool, functionName: 'setOperator', args: [account, isAllowed] })
        : contractCall({ ...tournament, functionName: setAdmin, args: [account] }),
    ],
    [which === 'operators' ? pool.address : tournament.address],
  )
}

const setters = { communityHub: 'setCommunityHub', tournament: 'setTournament' } as const

export const useSetContract = (which: keyof typeof setters) =>
  useContractWrite('admin', pool, setters[which], (address: Address) => [address])

export const useWithdrawFees = () =>
  useContractWrite('admin', pool, 'withdrawFees', (to: Address) => [to], {
    invalidates: [pool.address, weth.address],
  })

/** `send(token)` sends the pool's whole balance of it, unless it is WETH, to the owner. @param shown its balance is refetched */
export const useRescueToken = (shown: Address) =>
  useContractWrite('admin', pool, 'emergencyWithdraw', (token: Address) => [token], {
    invalidates: [pool.address, shown],
  })

export type Owned = 'pool' | 'hub'

/** Pool and hub share the ABI of Ownable2Step. */
const ownable = (which: Owned) => ({ ...hub, address: which === 'pool' ? pool.address : hub.address })

/** `send(next)`; the zero address cancels a transfer. @param id `cancel` keeps its state apart */
export const useTransferOwnership = (which: Owned, id: 'transfer' | 'cancel' = 'transfer') =>
  useContractWrite('admin', ownable(which), 'transferOwnership', (next: Address) => [next], {
    id: `${id}/${which}`,
  })

export const useOwnership = (which: Owned, functionName: 'acceptOwnership' | 'renounceOwnership') =>
  useContractWrite('admin', ownable(which), functionName, () => [], { id: which })
