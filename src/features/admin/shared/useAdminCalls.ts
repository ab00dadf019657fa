import type { Address } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import type { Change } from '@/chain/transactions/effect'
import type { ContractCall } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'

/**
 * Sends calls as an operator or owner.
 * @param effect what they change in state
 * @param invalidates the contracts whose reads they change, by default the pool
 */
export const useAdminCalls = <value = void>(
  scope: string,
  calls: (value: value) => readonly ContractCall[],
  effect: (value: value, account: Address) => readonly Change[],
  invalidates: readonly Address[] = [bettingPoolContract.address],
) => useTransaction({ kind: 'admin', scope, calls, effect, invalidates })
