import { useState } from 'react'
import type { Address } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { getConnection, readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { wethContract } from '@/chain/queries/contracts'
import { toFailure } from '@/chain/queries/errors'
import { useReadWeth9Allowance } from '@/chain/queries/generated'
import { stateValue } from '@/chain/queries/stateValues'
import { type Change, changes } from '@/chain/transactions/effect'
import {
  type ContractCall,
  type EndedTransactionState,
  requestOf,
  type TransactionAction,
  type TransactionState,
} from '@/chain/transactions/types'
import { useAtomicStatus, useContractWrite, useTransaction } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import {
  type ApprovalAmount,
  type ApprovalState,
  approveCall,
  type EndedApprovalState,
  isApproving,
  largeApproval,
} from './approval'

const allowanceValue = (owner: Address, spender: Address) =>
  stateValue({ ...wethContract, functionName: 'allowance', args: [owner, spender] })

/** Reads the WETH, in wei, that `spender` may take from the owner. */
export function useAllowance(owner: Address | undefined, spender: Address) {
  return useReadWeth9Allowance({
    address: deployment.weth,
    args: owner && [owner, spender],
    query: { enabled: owner !== undefined },
  })
}

/** The approvals under way, by owner and spender. Per config, so that no test joins one that another left open. */
const running = new WeakMap<Config, Map<string, Promise<EndedApprovalState>>>()

/** Starts an approval, or joins the one under way. */
function startOrJoin(config: Config, key: string, start: () => Promise<EndedApprovalState>) {
  const approvals = running.get(config) ?? new Map<string, Promise<EndedApprovalState>>()
  running.set(config, approvals)
  const joined = approvals.get(key)
  if (joined) return joined
  const started = start().finally(() => approvals.delete(key))
  approvals.set(key, started)
  return started
}

/**
 * Approves WETH for one of our contracts: reads the allowance, resets one that is above 0 but too low, approves, and
 * verifies the new allowance.
 *
 * `approve` never throws, resolves to its end and joins a running approval. One from before a reload shows as
 * `confirming`.
 */
export function useApproval(spender: Address) {
  const config = useConfig()
  const { address: account } = useConnection()
  const id = spender
  const changed = (owner: Address) => changes(allowanceValue(owner, spender))
  const resetting = useContractWrite('resetApproval', wethContract, 'approve', () => [spender, 0n], {
    id,
    effect: (_, owner) => changed(owner),
  })
  const approving = useContractWrite('approve', wethContract, 'approve', (wei: bigint) => [spender, wei], {
    id,
    effect: (_, owner) => changed(owner),
  })
  // Per account, because the wallet may switch accounts meanwhile.
  const [progress, setProgress] = useState<Readonly<Record<Address, ApprovalState>>>({})

  const show = (owner: Address, state: ApprovalState) =>
    setProgress((before) => ({ ...before, [owner]: state }))

  async function run(owner: Address, needed: bigint, amount: ApprovalAmount): Promise<EndedApprovalState> {
    // `send` would use whichever account is connected by then.
    const asOwner = async (send: () => Promise<EndedTransactionState>): Promise<EndedTransactionState> =>
      getConnection(config).address === owner
        ? send()
        : { phase: 'failed', at: 'signing', failure: { kind: 'notConnected' } }
    const allowanceAt = (blockNumber?: bigint) =>
      readContract(config, {
        ...wethContract,
        functionName: 'allowance',
        args: [owner, spender],
        blockNumber,
      })
    try {
      show(owner, { step: 'initiating' })
      const current = await allowanceAt()
      if (current > 0n && current < needed) {
        show(owner, { step: 'resetting' })
        const reset = await asOwner(() => resetting.send())
        if (reset.phase !== 'confirmed') return toApprovalState(reset)
      }
      show(owner, { step: 'waiting' })
      const large = needed > largeApproval ? needed : largeApproval
      const approved = await asOwner(() => approving.send(amount === 'large' ? large : needed))
      if (approved.phase !== 'confirmed') return toApprovalState(approved)
      // Wallets let users lower the amount. Read at the receipt's block, because a lagging node has the old allowance.
      const allowance = await allowanceAt(approved.receipt?.blockNumber)
      return allowance >= needed
        ? { step: 'successful' }
        : { step: 'failed', failure: { kind: 'allowanceNotSet' } }
    } catch (error) {
      return { step: 'failed', failure: toFailure(error) }
    }
  }

  /** @param needed the lowest sufficient allowance, in wei */
  async function approve(needed: bigint, amount: ApprovalAmount): Promise<EndedApprovalState> {
    const { address: owner } = getConnection(config)
    if (!owner) return { step: 'failed', failure: { kind: 'notConnected' } }
    const state = await startOrJoin(config, `${owner}/${spender}`, () => run(owner, needed, amount))
    show(owner, state)
    return state
  }

  const last: ApprovalState = (account && progress[account]) ?? { step: 'idle' }
  return {
    state: currentState(last, resetting.state.phase, approving.state.phase),
    /** Set once the wallet's request is late. */
    request: requestOf(resetting.state) ?? requestOf(approving.state),
    approve,
    reset: () => account && show(account, { step: 'idle' }),
  }
}

type Phase = TransactionState['phase']

function currentState(last: ApprovalState, resetting: Phase, approving: Phase): ApprovalState {
  const wasUndecided = last.step === 'failed' && last.failure.kind === 'requestOpen'
  // The wallet answered after the user gave up waiting, or the chain has it after all.
  const isAnswered = wasUndecided && resetting !== 'failed' && approving !== 'failed'
  const own: ApprovalState = isAnswered ? { step: 'idle' } : last
  // After the receipt, the allowance is still to be verified.
  const isConfirming = approving === 'pending' || (approving === 'confirmed' && own.step === 'waiting')
  return isConfirming ? { step: 'confirming' } : own
}

function toApprovalState(
  transaction: Exclude<EndedTransactionState, { phase: 'confirmed' }>,
): EndedApprovalState {
  if (transaction.phase === 'failed') return { step: 'failed', failure: transaction.failure }
  if (transaction.phase === 'undecided') return { step: 'failed', failure: { kind: 'requestOpen' } }
  return { step: transaction.phase }
}

interface ApprovedTransaction extends Pick<TransactionAction<void>, 'kind' | 'scope' | 'bet' | 'closesAt'> {
  /** The contract that takes the WETH. */
  spender: Address
  /** The WETH that it takes, in wei; `undefined` while loading. */
  wei: bigint | undefined
  /** @param deadline unix seconds, for a call that has one. See `closesAt` */
  call: (account: Address, deadline: bigint) => ContractCall
  effect: (account: Address) => readonly Change[]
}

/**
 * Approves WETH and sends a call that spends it, with one button. A wallet that batches does both in one confirmation.
 * `press()` runs the next step and never throws. It resolves to the call's state, or to `undefined` after an approval.
 * `press('upgrade')` does both in one confirmation where `canUpgrade`: the wallet asks to upgrade the account.
 */
export function useApprovedTransaction({ spender, wei, call, effect, ...target }: ApprovedTransaction) {
  const { account } = useWallet()
  const { data: allowance, refetch } = useAllowance(account, spender)
  const approval = useApproval(spender)
  const batching = useAtomicStatus()
  const canBatch = batching.data === 'supported'
  const transaction = useTransaction<bigint | undefined>({
    ...target,
    calls: (toApprove, account, deadline) => [
      ...(toApprove === undefined ? [] : [approveCall(spender, toApprove)]),
      call(account, deadline),
    ],
    effect: (_, account) => effect(account),
    invalidates: [spender, deployment.weth],
  })
  const needsApproval = !canBatch && wei !== undefined && allowance !== undefined && allowance < wei
  const isBusy = transaction.isBusy || isApproving(approval.state)

  async function press(amount: ApprovalAmount | 'upgrade' = 'exact', anyway = false) {
    if (wei === undefined) return undefined
    const isUpgrade = amount === 'upgrade'
    if (needsApproval && !isUpgrade) {
      transaction.reset()
      await approval.approve(wei, amount)
      return undefined
    }
    approval.reset()
    const isBatch = (canBatch || isUpgrade) && (await isShort(wei))
    const ended = await transaction.send(isBatch ? wei : undefined, { anyway })
    if (isUpgrade) void batching.refetch()
    return ended
  }

  /** A batch approves exactly, so it must not replace a larger allowance that hasn't loaded yet. */
  async function isShort(wei: bigint): Promise<boolean> {
    return wei > 0n && (allowance ?? (await refetch()).data ?? 0n) < wei
  }

  return {
    /** For a `WriteButton`. */
    write: {
      kind: target.kind,
      scope: target.scope,
      state: transaction.state,
      isBusy,
      send: (_: undefined, { anyway }: { anyway: boolean }) => press('exact', anyway),
      approval: { state: approval.state, isNeeded: needsApproval, request: approval.request },
    },
    press,
    needsApproval,
    canBatch,
    canUpgrade: needsApproval && batching.data === 'ready',
    /** In wei. */
    allowance,
    approval: approval.state,
    isApproving: isApproving(approval.state),
    transaction: transaction.state,
    isSending: transaction.isBusy,
    isBusy,
    request: approval.request ?? requestOf(transaction.state),
    reset: () => {
      approval.reset()
      transaction.reset()
    },
  }
}
