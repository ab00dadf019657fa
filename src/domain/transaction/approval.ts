import type { Address } from 'viem'
import { wethContract } from '@/chain/queries/contracts'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { type Failure, isWhole } from '@/lib/failure'

/** The amount needed, or a large one for many bets. */
export type ApprovalAmount = 'exact' | 'large'

/** 1,000,000 WETH, in wei. */
export const largeApproval = 10n ** 24n

/** Each busy step has its message in `messages.transactions.approval`. */
export type ApprovalState =
  | { step: 'idle' }
  | { step: 'initiating' | 'resetting' | 'waiting' | 'confirming' }
  | EndedApprovalState

export type EndedApprovalState =
  | { step: 'successful' }
  /** Rejected in the wallet: neutral, no error. */
  | { step: 'rejected' }
  /** Waits for other signers of a Safe. */
  | { step: 'proposed' }
  | { step: 'failed'; failure: Failure }

export function approveCall(spender: Address, wei: bigint): ContractCall {
  return contractCall({ ...wethContract, functionName: 'approve', args: [spender, wei] })
}

export function isApproving({ step }: ApprovalState): boolean {
  return step === 'initiating' || step === 'resetting' || step === 'waiting' || step === 'confirming'
}

export function approvalMessage(state: ApprovalState, messages: Messages): string | undefined {
  const { approval, rejected, proposed } = messages.transactions
  if (state.step === 'idle') return undefined
  if (state.step === 'rejected') return rejected
  if (state.step === 'proposed') return proposed()
  if (state.step !== 'failed') return approval[state.step]
  const reason = describeFailure(state.failure, messages)
  // One is a whole sentence about the approval.
  return state.failure.kind === 'allowanceNotSet' || isWhole(state.failure) ? reason : approval.failed(reason)
}
