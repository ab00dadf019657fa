import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import {
  type ContractCall,
  type SettledTransactionState,
  stopWaitingOf,
  type TransactionAction,
} from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { type ApprovalAmount, approveCall, isApproving } from './approval'
import { useAllowance, useApproval } from './useApproval'

interface ApprovedTransaction extends Pick<TransactionAction<void>, 'kind' | 'scope'> {
  /** The contract that takes the WETH. */
  spender: Address
  /** The WETH that it takes, in wei; `undefined` while loading. */
  wei: bigint | undefined
  call: (account: Address) => ContractCall
}

/**
 * Approves WETH and sends a call that spends it, with one button. A wallet that batches does both in one confirmation.
 * `press()` runs the next step and never throws. It resolves to the call's state, or to `undefined` after an approval.
 */
export function useApprovedTransaction({ spender, wei, call, ...target }: ApprovedTransaction) {
  const { account } = useWallet()
  const { data: allowance, refetch } = useAllowance(account, spender)
  const approval = useApproval(spender)
  const canBatch = useAtomicBatching()
  const transaction = useTransaction({
    ...target,
    calls: (toApprove: bigint | undefined, account) =>
      toApprove === undefined ? [call(account)] : [approveCall(spender, toApprove), call(account)],
    invalidates: [spender, deployment.weth],
  })
  const needsApproval = !canBatch && wei !== undefined && allowance !== undefined && allowance < wei

  async function press(amount: ApprovalAmount = 'exact'): Promise<SettledTransactionState | undefined> {
    if (wei === undefined) return undefined
    if (needsApproval) {
      transaction.reset()
      await approval.approve(wei, amount)
      return undefined
    }
    approval.reset()
    return transaction.send(canBatch && (await isShort(wei)) ? wei : undefined)
  }

  /** A batch approves exactly, so it must not replace a larger allowance that hasn't loaded yet. */
  async function isShort(wei: bigint): Promise<boolean> {
    return wei > 0n && (allowance ?? (await refetch()).data ?? 0n) < wei
  }

  return {
    press,
    needsApproval,
    canBatch,
    /** In wei. */
    allowance,
    approval: approval.state,
    isApproving: isApproving(approval.state),
    transaction: transaction.state,
    isSending: transaction.isBusy,
    isBusy: transaction.isBusy || isApproving(approval.state),
    stopWaiting: approval.stopWaiting ?? stopWaitingOf(transaction.state),
    reset: () => {
      approval.reset()
      transaction.reset()
    },
  }
}
