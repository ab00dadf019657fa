import type { Address } from 'viem'
import { bettingPoolContract as pool, tournamentContract as tournament } from '@/chain/queries/contracts'
import { useReadBettingPoolGetNextMatchId } from '@/chain/queries/generated'
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
    (account) => [
      becomes(
        which === 'operators'
          ? stateValue({ ...pool, functionName: 'isOperator', args: [account] })
          : stateValue({ ...tournament, functionName: 'hasRole', args: [TOURNAMENT_ADMIN_ROLE, account] }),
        isAllowed,
      ),
    ],
    [which === 'operators' ? pool.address : tournament.address],
  )
}
