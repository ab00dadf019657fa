import { type Address, encodeFunctionData } from 'viem'
import { getTransactionCount, simulateContract } from 'viem/actions'
import { getConnection, switchChain, writeContract } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { toFailure } from '@/chain/queries/errors'
import { askWallet } from '@/chain/wallet/walletPrompts'
import type { Failure } from '@/lib/failure'
import { followPending } from './followPending'
import { forgetOpenPrompt, rememberOpenPrompt } from './openPrompts'
import { type PendingTransaction, rememberPending } from './pendingTransactions'
import { transactionKey, transactionsOf } from './transactionStore'
import type { ChainContext, ContractCall, Report, SettledTransactionState, TransactionAction } from './types'

/** Simulates, sends and follows a write. Never throws. */
export async function runTransaction({
  action: { kind, scope, invalidates },
  account,
  calls,
  report,
  ...context
}: ChainContext & {
  action: Pick<TransactionAction<never>, 'kind' | 'scope' | 'invalidates'>
  account: Address
  calls: readonly ContractCall[]
  report: Report
}): Promise<SettledTransactionState> {
  const { config } = context
  const [first, ...more] = calls
  if (!first) throw new Error('A transaction calls at least one contract')
  const client = config.getClient({ chainId: chain.id })
  const loadBatch = async () => (more.length > 0 ? import('./batch') : undefined)
  const simulate = async () => {
    const batch = await loadBatch()
    if (batch) await batch.simulateBatch(client, account, calls)
    else await simulateContract(client, { ...first, account })
  }
  let at: 'simulation' | 'signing' = 'signing'
  try {
    if (getConnection(config).chainId !== chain.id) {
      report({ phase: 'switching' })
      await askWallet(
        'switch',
        () => switchChain(config, { chainId: chain.id }),
        (stopWaiting) => report({ phase: 'switching', stopWaiting }),
      )
    }

    at = 'simulation'
    report({ phase: 'simulating' })
    const [nonce, batch] = await Promise.all([
      getTransactionCount(client, { address: account, blockTag: 'pending' }).catch(() => undefined),
      loadBatch(),
      simulate(),
    ])

    at = 'signing'
    report({ phase: 'signing' })
    const sentAtBlock = String(headStore.getState().head?.number ?? 0n)
    const sendAndRemember = async () => {
      const sent = batch
        ? { batchId: await batch.sendBatch(config, account, calls) }
        : {
            hash: await writeContract(config, { ...first, account, chainId: chain.id }),
            to: first.address,
            data: encodeFunctionData(first),
            value: String(first.value ?? 0n),
          }
      const pending: PendingTransaction = {
        kind,
        ...(scope !== undefined && { scope }),
        account,
        sent,
        invalidates,
        sentAt: chainNow(),
        sentAtBlock,
      }
      rememberPending(chain.id, pending)
      return pending
    }
    const key = transactionKey(account, { kind, scope })
    const ask = () => {
      if (nonce !== undefined) rememberOpenPrompt(key, nonce)
      return sendAndRemember().finally(() => {
        forgetOpenPrompt(key)
        // If the user gave up waiting, the state says that a prompt is open, which no longer holds.
        transactionsOf(context.queryClient).reset(key)
      })
    }
    const pending = await askWallet(key, ask, (stopWaiting) => report({ phase: 'signing', stopWaiting }))
    return await followPending({ ...context, pending, report })
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'rejected') return { phase: 'rejected' }
    const isUnexplained = at === 'signing' && failure.kind === 'revertedWithoutReason'
    return { phase: 'failed', at, failure: isUnexplained ? await explainRevert(simulate) : failure }
  }
}

/** Simulates again, because wallets drop the data of a revert that they foresee. */
async function explainRevert(simulate: () => Promise<unknown>): Promise<Failure> {
  const failure = await simulate().then(() => undefined, toFailure)
  const isRevert = failure?.kind === 'contract' || failure?.kind === 'revertedWithoutReason'
  return isRevert ? failure : { kind: 'walletRefused' }
}
