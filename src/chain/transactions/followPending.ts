import type { TransactionReceipt } from 'viem'
import { getBlock } from 'viem/actions'
import { getConnection } from 'wagmi/actions'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { invalidateCoinBalances, invalidateContracts } from '@/chain/queries/invalidate'
import { retryImport } from '@/lib/pause'
import {
  forgetPending,
  type PendingTransaction,
  rememberPending,
  type SentHash,
  type SentProposal,
} from './pendingTransactions'
import { receiptOf, toSettledState, waitForReceipt } from './receipts'
import { transactionsOf } from './transactionStore'
import type { ChainContext, Report, SettledTransactionState } from './types'

/** Follows a sent write until it settles, then refetches what it changed. Never throws. */
export async function followPending({
  pending,
  report,
  ...context
}: ChainContext & { pending: PendingTransaction; report: Report }): Promise<SettledTransactionState> {
  const { config } = context
  const { sent } = pending
  report({ phase: 'pending', hash: 'hash' in sent ? sent.hash : undefined })
  const settled =
    'hash' in sent
      ? await followHash(context, pending, sent)
      : 'formKey' in sent
        ? await followProposal(context, sent, report)
        : await (await retryImport(() => import('./batch'))).followBatch(
            config,
            pending.account,
            sent.batchId,
          )
  // Another account's outcome is told when it comes back.
  if (getConnection(config).address === pending.account) forgetPending(pending)
  refetchChanged(context, pending)
  return settled
}

async function followProposal(
  { config, queryClient }: ChainContext,
  sent: SentProposal,
  report: Report,
): Promise<SettledTransactionState> {
  if (!import.meta.env.VITE_SAFE_HOST) throw new Error('Only the build for a Safe follows its proposals')
  const { waitForSigners } = await retryImport(() => import('./safeProposal'))
  const settled = await waitForSigners(config.getClient(), sent, (signatures) =>
    report({ phase: 'pending', hash: undefined, signatures }),
  )
  // Its form says that it waits for the signers.
  transactionsOf(queryClient).reset(sent.formKey)
  return settled
}

function refetchChanged({ queryClient }: ChainContext, { invalidates }: PendingTransaction): void {
  void invalidateContracts(queryClient, invalidates)
  void invalidateCoinBalances(queryClient)
}

/** No supported chain reorgs deeper than this many blocks. */
const finalAfter = 64n

async function followHash(
  context: ChainContext,
  pending: PendingTransaction,
  sent: SentHash,
): Promise<SettledTransactionState> {
  const client = context.config.getClient()

  /** Follows a mined write again if a reorg drops it or changes its result. */
  function watchForReorg({ transactionHash: hash, status, ...mined }: TransactionReceipt) {
    if (!headStore.getState().head) return
    let { blockNumber, blockHash } = mined
    const unsubscribe = headStore.subscribe(async ({ head }) => {
      // Without a head, nothing watches the chain.
      if (!head || head.number > blockNumber + finalAfter) return unsubscribe()
      try {
        const block = await getBlock(client, { blockNumber })
        if (block.hash === blockHash) return
        const again = await receiptOf(client, hash)
        if (again?.status === status) {
          blockNumber = again.blockNumber
          blockHash = again.blockHash
          return
        }
      } catch {
        // A lagging node may not have that block yet.
        return
      }
      unsubscribe()
      rememberPending({ ...pending, sent: { ...sent, hash }, sentAt: chainNow() })
      refetchChanged(context, pending)
    })
  }

  const receipt = await waitForReceipt(client, pending, sent, (nonce) =>
    rememberPending({ ...pending, sent: { ...sent, nonce } }),
  )
  if (typeof receipt === 'string') return { phase: 'failed', at: 'receipt', failure: { kind: receipt } }
  watchForReorg(receipt)
  return toSettledState(client, receipt, pending.account)
}
