import type { QueryClient } from '@tanstack/react-query'
import { type Address, type Client, encodeFunctionData, type TransactionReceipt } from 'viem'
import { getBlock, simulateContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnection, switchChain, writeContract } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/errors'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { invalidateCoinBalances, invalidateContracts } from '@/chain/queries/invalidate'
import { askWallet } from '@/chain/wallet/walletPrompts'
import { followTransaction, receiptOf } from './followTransaction'
import { forgetPending, type PendingTransaction, rememberPending, type SentHash } from './pendingTransactions'
import { retryImport } from './retryImport'
import { settledBy } from './revert'
import type {
  ContractCall,
  SettledTransactionState,
  TransactionAction,
  TransactionState,
} from './transaction'
import { forgetSettled, transactionKey } from './transactionStates'

/** What following a write needs of the app. */
export interface ChainContext {
  config: Config
  queryClient: QueryClient
}

type Report = (state: TransactionState) => void

/** A write from the first look at it to its receipt. Never throws. */
export async function runTransaction({
  config,
  queryClient,
  action,
  account,
  calls,
  report,
}: ChainContext & {
  action: Pick<TransactionAction<never>, 'kind' | 'scope' | 'invalidates'>
  account: Address
  calls: readonly ContractCall[]
  report: Report
}): Promise<SettledTransactionState> {
  const [first, ...more] = calls
  if (!first) throw new Error('A transaction calls at least one contract')
  const key = transactionKey({ ...action, account })
  let at: 'simulation' | 'signing' = 'signing'
  try {
    if (getConnection(config).chainId !== chain.id) {
      report({ phase: 'switching' })
      await askWallet('switch', () => switchChain(config, { chainId: chain.id }))
    }

    at = 'simulation'
    report({ phase: 'simulating' })
    const client = config.getClient({ chainId: chain.id })
    const isBatch = more.length > 0
    // A batch is not needed for the first screen, nor by most wallets.
    const batch = isBatch ? await import('./batch') : undefined
    if (batch) await batch.simulateBatch(client, account, calls)
    else await simulateContract(client, { ...first, account })

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
      const { kind, scope, invalidates } = action
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
    // If nobody waits any more when the wallet answers, that a prompt is open is no longer so.
    const pending = await askWallet(key, () => sendAndRemember().finally(() => forgetSettled(key)))
    return await followPending({ config, queryClient, pending, report })
  } catch (error) {
    const failure = toFailure(error)
    return failure.kind === 'rejected' ? { phase: 'rejected' } : { phase: 'failed', at, failure }
  }
}

/** Follows a sent write to its end, then refreshes what it changed. Never throws. */
export async function followPending({
  config,
  queryClient,
  pending,
  report,
}: ChainContext & { pending: PendingTransaction; report: Report }): Promise<SettledTransactionState> {
  const { sent, account } = pending
  report({ phase: 'pending', hash: 'hash' in sent ? sent.hash : undefined })
  const settled =
    'hash' in sent
      ? await followHash({ config, queryClient }, pending, sent)
      : await retryImport(() => import('./batch'), config.getClient().pollingInterval).then(
          ({ followBatch }) => followBatch(config, account, sent.batchId),
        )
  forgetPending(chain.id, pending)
  // Not awaited: how it ended is known, and the refreshed reads show themselves when they are there.
  void invalidateContracts(queryClient, pending.invalidates)
  void invalidateCoinBalances(queryClient)
  return settled
}

async function followHash(
  { config, queryClient }: ChainContext,
  pending: PendingTransaction,
  sent: SentHash,
): Promise<SettledTransactionState> {
  const client = config.getClient({ chainId: chain.id })
  const followed = await followTransaction(client, pending, sent, (nonce) =>
    rememberPending(chain.id, { ...pending, sent: { ...sent, nonce } }),
  )
  if (followed.outcome !== 'mined')
    return { phase: 'failed', at: 'receipt', failure: { kind: followed.outcome } }
  watchForReorganisation({ queryClient, client }, pending, sent, followed.receipt)
  return settledBy(client, followed.receipt)
}

/** After so many blocks, no chain that the app is built for takes one back. */
const finalAfter = 64n

/** Follows a mined write again, should the chain take its block back and not mine it again with the same result. */
function watchForReorganisation(
  { queryClient, client }: { queryClient: QueryClient; client: Client },
  pending: PendingTransaction,
  sent: SentHash,
  mined: TransactionReceipt,
) {
  if (!headStore.getState().head) return
  const { transactionHash: hash, status } = mined
  let { blockNumber, blockHash } = mined
  const unsubscribe = headStore.subscribe(async ({ head }) => {
    // Without a head nobody looks any more.
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
      // A node that lags behind has no block of that number yet, which says nothing.
      return
    }
    unsubscribe()
    rememberPending(chain.id, { ...pending, sent: { ...sent, hash }, sentAt: chainNow() })
    void invalidateContracts(queryClient, pending.invalidates)
    void invalidateCoinBalances(queryClient)
  })
}
