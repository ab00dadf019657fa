import { useRef, useState } from 'react'
import { type Address, parseEther } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { toFailure } from '@/chain/errors'
import { freshness } from '@/chain/queries/freshness'
import { readWeth9Allowance, useReadWeth9Allowance, weth9Abi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import type { ContractCall, SettledTransactionState } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import type { Failure } from '@/lib/failure'

/** How much is approved: what is needed, or once for many bets. */
export type ApprovalAmount = 'exact' | 'large'

/** What `large` approves: 1,000,000 WETH, in wei. */
export const largeApproval = parseEther('1000000')

/** Where an approval stands; each busy step has its message in `words.transactions.approval`. */
export type ApprovalState =
  | { step: 'idle' }
  | { step: 'initiating' | 'resetting' | 'waiting' | 'confirming' }
  | SettledApprovalState

/** How an approval ended. */
export type SettledApprovalState =
  | { step: 'successful' }
  /** The person said no in the wallet: neutral. */
  | { step: 'rejected' }
  | { step: 'failed'; failure: Failure }

/** What `spender`, one of our contracts, may take of the owner's WETH, in wei. */
export function useAllowance(owner: Address | undefined, spender: Address) {
  return useReadWeth9Allowance({
    address: deployment.weth,
    args: owner && [owner, spender],
    query: { ...freshness.live, enabled: owner !== undefined },
  })
}

/** The call that lets `spender` take `wei` of WETH. */
export function approveCall(spender: Address, wei: bigint): ContractCall {
  return contractCall({
    address: deployment.weth,
    abi: weth9Abi,
    functionName: 'approve',
    args: [spender, wei],
  })
}

/**
 * Lets `spender`, one of our contracts, take the account's WETH: reads the allowance, resets one that is above 0 and too
 * small, approves, and checks what came of it.
 *
 * `approve` never throws and resolves to how it ended; called again while it runs, it joins. An approval that was on its
 * way before a reload shows as `confirming`.
 */
export function useApproval(spender: Address) {
  const config = useConfig()
  const { address: account } = useConnection()
  const resetting = useTransaction({
    kind: 'resetApproval',
    scope: spender,
    calls: () => [approveCall(spender, 0n)],
    invalidates: [deployment.weth],
  })
  const approving = useTransaction({
    kind: 'approve',
    scope: spender,
    calls: (wei: bigint) => [approveCall(spender, wei)],
    invalidates: [deployment.weth],
  })
  // Each account's own: the wallet may change to another one meanwhile.
  const [progress, setProgress] = useState<Readonly<Record<Address, ApprovalState>>>({})
  const running = useRef(new Map<Address, Promise<SettledApprovalState>>())

  const show = (owner: Address, state: ApprovalState) =>
    setProgress((before) => ({ ...before, [owner]: state }))

  async function run(owner: Address, needed: bigint, amount: ApprovalAmount): Promise<SettledApprovalState> {
    // A transaction is sent by whoever is connected by then.
    const asOwner = async (send: () => Promise<SettledTransactionState>): Promise<SettledTransactionState> =>
      getConnection(config).address === owner
        ? send()
        : { phase: 'failed', at: 'signing', failure: { kind: 'notConnected' } }
    const allowanceAt = (blockNumber?: bigint) =>
      readWeth9Allowance(config, { address: deployment.weth, args: [owner, spender], blockNumber })
    try {
      show(owner, { step: 'initiating' })
      const current = await allowanceAt()
      if (current > 0n && current < needed) {
        show(owner, { step: 'resetting' })
        const reset = await asOwner(() => resetting.send())
        if (reset.phase !== 'confirmed') return settledBy(reset)
      }
      show(owner, { step: 'waiting' })
      const large = needed > largeApproval ? needed : largeApproval
      const approved = await asOwner(() => approving.send(amount === 'large' ? large : needed))
      if (approved.phase !== 'confirmed') return settledBy(approved)
      // As of the receipt's block: a node that lags behind would say the old one. Wallets let people lower the amount.
      const allowance = await allowanceAt(approved.receipt.blockNumber)
      return allowance >= needed
        ? { step: 'successful' }
        : { step: 'failed', failure: { kind: 'allowanceNotSet' } }
    } catch (error) {
      return { step: 'failed', failure: toFailure(error) }
    }
  }

  /** @param needed the least allowance that will do, in wei */
  function approve(needed: bigint, amount: ApprovalAmount): Promise<SettledApprovalState> {
    const { address: owner } = getConnection(config)
    if (!owner) return Promise.resolve({ step: 'failed', failure: { kind: 'notConnected' } })
    const joined = running.current.get(owner)
    if (joined) return joined
    const settled = run(owner, needed, amount).then((state) => {
      running.current.delete(owner)
      show(owner, state)
      return state
    })
    running.current.set(owner, settled)
    return settled
  }

  const last: ApprovalState = (account && progress[account]) ?? { step: 'idle' }
  // The wallet answered after the person had stopped waiting for it.
  const isAnswered =
    isPromptOpen(last) && [resetting, approving].every((transaction) => transaction.state.phase !== 'failed')
  const own: ApprovalState = isAnswered ? { step: 'idle' } : last
  // Mined is not yet good: the allowance is looked at.
  const isConfirming =
    approving.state.phase === 'pending' || (approving.state.phase === 'confirmed' && own.step === 'waiting')
  const state: ApprovalState = isConfirming ? { step: 'confirming' } : own
  return { state, approve, reset: () => account && show(account, { step: 'idle' }) }
}

function isPromptOpen(state: ApprovalState): boolean {
  return state.step === 'failed' && state.failure.kind === 'promptOpen'
}

function settledBy(
  transaction: Exclude<SettledTransactionState, { phase: 'confirmed' }>,
): SettledApprovalState {
  if (transaction.phase === 'rejected') return { step: 'rejected' }
  return { step: 'failed', failure: transaction.failure }
}

/** Whether the approval is on its way. */
export function isApproving({ step }: ApprovalState): boolean {
  return step === 'initiating' || step === 'resetting' || step === 'waiting' || step === 'confirming'
}

/** How far it has come, for an `ApprovalPanel`; nothing to show before it begins or after a rejection. */
export function approvalProgress(state: ApprovalState): 'busy' | 'successful' | 'failed' | undefined {
  if (isApproving(state)) return 'busy'
  return state.step === 'successful' || state.step === 'failed' ? state.step : undefined
}

/** The message of a step; nothing to say before it begins. */
export function approvalMessage(state: ApprovalState, messages: Messages): string | undefined {
  const { approval, rejected } = messages.transactions
  if (state.step === 'idle') return undefined
  if (state.step === 'rejected') return rejected
  if (state.step !== 'failed') return approval[state.step]
  const reason = describeFailure(state.failure, messages)
  // Its sentence says already that the approval failed.
  return state.failure.kind === 'allowanceNotSet' ? reason : approval.failed(reason)
}
