import { type Address, encodeFunctionData, isHash } from 'viem'
import { getTransactionCount, simulateContract } from 'viem/actions'
import { getConnection, writeContract } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { toFailure } from '@/chain/queries/errors'
import { isSafeApp } from '@/chain/wallet/isSafeApp'
import { askToSwitch } from '@/chain/wallet/walletActions'
import { askWallet } from '@/chain/wallet/walletPrompts'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import { followPending } from './followPending'
import { mayBeSent } from './mayBeSent'
import {
  earlierPromptOf,
  forgetPending,
  isKnown,
  isUnanswered,
  type OpenPrompt,
  ownPrompts,
  type PendingTransaction,
  pendingTransactionsOf,
  rememberPending,
  type SentProposal,
} from './pendingTransactions'
import { transactionKey, transactionsOf } from './transactionStore'
import type { ChainContext, ContractCall, Report, SettledTransactionState, TransactionAction } from './types'

/** Simulates, sends and follows a write. Never throws. */
export async function runTransaction({
  action: { kind, scope, about, invalidates },
  account,
  calls,
  anyway,
  report,
  ...context
}: ChainContext & {
  action: Pick<TransactionAction<never>, 'kind' | 'scope' | 'about' | 'invalidates'>
  account: Address
  calls: readonly ContractCall[]
  /** Asks the wallet although an earlier prompt of this write may be open. */
  anyway: boolean
  report: Report
}): Promise<SettledTransactionState> {
  const { config } = context
  const [first, ...more] = calls
  if (!first) throw new Error('A transaction calls at least one contract')
  const client = config.getClient()
  const key = transactionKey(account, { kind, scope })
  const simulate = async () => {
    if (more.length > 0) await (await import('./batch')).simulateBatch(client, account, calls)
    else await simulateContract(client, { ...first, account })
  }
  const earlier = () => earlierPromptOf(account, { kind, scope })
  let at: 'simulation' | 'signing' = 'signing'
  let isAsked = false
  try {
    const proposal = isSafeApp(config)
      ? { formKey: key, ...(await import('./proposedCalls')).describeProposal(calls) }
      : undefined
    if (proposal && isProposed(account, proposal)) return { phase: 'proposed' }
    const open = anyway ? undefined : earlier()
    if (open && !(await isSentAnyway(open, report))) return { phase: 'rejected' }
    if (getConnection(config).chainId !== chain.id) {
      report({ phase: 'switching' })
      await askToSwitch(config, (prompt) => report({ phase: 'switching', prompt }))
    }

    at = 'simulation'
    report({ phase: 'simulating' })
    const [nonce, batch] = await Promise.all([
      getTransactionCount(client, { address: account, blockTag: 'pending' }).catch(() => undefined),
      more.length > 0 || proposal ? import('./batch') : undefined,
      simulate(),
    ])

    at = 'signing'
    report({ phase: 'signing' })
    const sentAtBlock = String(headStore.getState().head?.number ?? 0n)
    const write = { kind, scope, about, account, invalidates, sentAt: chainNow(), sentAtBlock }
    // An approval in a batch precedes what it is for.
    const call = more.at(-1) ?? first
    const request = { to: call.address, data: encodeFunctionData(call), value: String(call.value ?? 0n) }
    const prompt: OpenPrompt = {
      ...write,
      promptId: `prompt.${Date.now()}.${Math.random()}`,
      request: proposal ? undefined : { ...request, nonce },
      isBatch: batch !== undefined,
    }
    const send = async (): Promise<PendingTransaction> => {
      if (batch) {
        const batchId = await batch.sendBatch(config, account, calls)
        return proposal && isHash(batchId)
          ? { ...write, scope: batchId, sent: { batchId, ...proposal } }
          : { ...write, sent: { batchId } }
      }
      const hash = await writeContract(config, { ...first, account, chainId: chain.id })
      return { ...write, sent: { ...request, hash } }
    }
    isAsked = true
    const ask = () =>
      answerTo(prompt, send).finally(() => {
        // If the user gave up waiting, the state says that a prompt is open, which no longer holds.
        transactionsOf(context.queryClient).reset(key)
      })
    const pending = await askWallet(key, ask, (prompt) => report({ phase: 'signing', prompt }))
    // `useResumedTransactions` follows it.
    if (proposal) return { phase: 'proposed' }
    return await followPending({ ...context, pending, report })
  } catch (error) {
    const failure = toFailure(error)
    // An earlier prompt may have been confirmed, so don't say that nothing was sent.
    if (failure.kind === 'rejected' && earlier())
      return { phase: 'failed', at, failure: { kind: 'promptOpen' } }
    if (failure.kind === 'rejected') return { phase: 'rejected' }
    if (isAsked && mayBeSent(error))
      return { phase: 'failed', at, failure: { kind: 'mayBeSent', reason: failure } }
    const isUnexplained = at === 'signing' && failure.kind === 'revertedWithoutReason'
    return { phase: 'failed', at, failure: isUnexplained ? await explainRevert(simulate) : failure }
  }
}

/** Returns `true` while the same write waits for the signers of a Safe, who could execute a second proposal, too. */
function isProposed(account: Address, { formKey, contents }: Omit<SentProposal, 'batchId'>): boolean {
  return pendingTransactionsOf(account).some(
    ({ sent }) =>
      'formKey' in sent &&
      sent.formKey === formKey &&
      String(sent.contents) === String(contents) &&
      (sent.deadline ?? Number.POSITIVE_INFINITY) >= chainNow(),
  )
}

/** Waits until the user sends despite an earlier prompt, which is `true`, or that prompt is answered. */
function isSentAnyway({ promptId, about, ...write }: OpenPrompt, report: Report): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const unsubscribe = storage.subscribe(() => {
      if (earlierPromptOf(write.account, write)?.promptId !== promptId) settle(false)
    })
    const settle = (isAnyway: boolean) => {
      unsubscribe()
      resolve(isAnyway)
    }
    report({ phase: 'signing', prompt: { about, sendAnyway: () => settle(true) } })
  })
}

/** Remembers a prompt until the wallet says whether it sent it, or the chain has its transaction. */
function answerTo(prompt: OpenPrompt, send: () => Promise<PendingTransaction>): Promise<PendingTransaction> {
  const { account, promptId } = prompt
  ownPrompts.add(promptId)
  rememberPending(prompt)
  return new Promise((resolve, reject) => {
    const unsubscribe = storage.subscribe(() => {
      const found = pendingTransactionsOf(account).find((pending) => pending.promptId === promptId)
      if (found) resolve(found)
    })
    const stop = () => {
      unsubscribe()
      ownPrompts.delete(promptId)
    }
    send().then(
      (pending) => {
        stop()
        const { sent } = pending
        // Otherwise the chain or another tab told first, and closed this prompt or an equal one.
        if ('hash' in sent ? !isKnown(sent.hash) : isUnanswered(prompt)) {
          rememberPending(pending)
          forgetPending(prompt)
        }
        resolve(pending)
      },
      (error) => {
        stop()
        if (!mayBeSent(error)) forgetPending(prompt)
        reject(error)
      },
    )
  })
}

/** Simulates again, because wallets drop the data of a revert that they foresee. */
async function explainRevert(simulate: () => Promise<unknown>): Promise<Failure> {
  const failure = await simulate().then(() => undefined, toFailure)
  const isRevert = failure?.kind === 'contract' || failure?.kind === 'revertedWithoutReason'
  return isRevert ? failure : { kind: 'walletRefused' }
}
