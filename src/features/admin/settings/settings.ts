import type { Address } from 'viem'
import { bettingPoolContract as pool, tournamentContract as tournament } from '@/chain/queries/contracts'
import {
  useReadBettingPoolGetNextMatchId,
  useReadBettingPoolGetOperators,
  useReadBettingPoolIsOperator,
  useReadTournamentGetRoleMembers,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes } from '@/chain/transactions/effect'
import { contractCall } from '@/chain/transactions/types'
import { poolSetting } from '@/domain/match/resultQueries'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/tournament'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'

/** Names a value of the pool that a setting changes. */
export const poolValue = (
  functionName:
    | 'accruedFees'
    | 'arbiter'
    | 'communityHub'
    | 'disputeWindow'
    | 'getProtocolFee'
    | 'liveCap'
    | 'maxGain'
    | 'minBond'
    | 'paused'
    | 'rulingPeriod'
    | 'tournament',
) => stateValue({ ...pool, functionName, args: [] })

/** Returns the ID of the newest match; `undefined` while it is loading, or if there is no match. */
export function useNewestMatchId(): bigint | undefined {
  const { data: next = 1n } = useReadBettingPoolGetNextMatchId(poolSetting)
  return next > 1n ? next - 1n : undefined
}

/** The lists of privileged accounts, neither in an order: whose role changes one, and how it is read and changed. */
export const accountLists = {
  operators: {
    role: 'owner',
    address: pool.address,
    useList: () => useReadBettingPoolGetOperators(poolSetting),
    useIsListed: (account: Address | undefined) =>
      useReadBettingPoolIsOperator({
        address: pool.address,
        args: account && [account],
        query: { enabled: account !== undefined },
      }),
    stateOf: (account: Address) => stateValue({ ...pool, functionName: 'isOperator', args: [account] }),
    call: (account: Address, isAllowed: boolean) =>
      contractCall({ ...pool, functionName: 'setOperator', args: [account, isAllowed] }),
  },
  admins: {
    role: 'tournamentDefaultAdmin',
    address: tournament.address,
    useList: () =>
      useReadTournamentGetRoleMembers({
        address: tournament.address,
        query: freshness.slow,
        args: [TOURNAMENT_ADMIN_ROLE],
      }),
    useIsListed: (account: Address | undefined) =>
      useReadTournamentHasRole({
        address: tournament.address,
        args: account && [TOURNAMENT_ADMIN_ROLE, account],
        query: { enabled: account !== undefined },
      }),
    stateOf: (account: Address) =>
      stateValue({ ...tournament, functionName: 'hasRole', args: [TOURNAMENT_ADMIN_ROLE, account] }),
    call: (account: Address, isAllowed: boolean) => {
      const functionName = isAllowed ? 'addTournamentAdmin' : 'removeTournamentAdmin'
      return contractCall({ ...tournament, functionName, args: [account] })
    },
  },
} as const

export type Accounts = keyof typeof accountLists

/**
 * `send(account)` adds an account to a list or removes it.
 * @param listed the one account that the action is shown for; without, any by its address
 */
export function useSetAccount(which: Accounts, isAllowed: boolean, listed?: Address) {
  const { address, stateOf, call } = accountLists[which]
  return useAdminCalls(
    `${isAllowed ? 'add' : 'remove'}/${which}/${listed ?? 'byAddress'}`,
    (account: Address) => [call(account, isAllowed)],
    (account) => [becomes(stateOf(account), isAllowed)],
    [address],
  )
}
