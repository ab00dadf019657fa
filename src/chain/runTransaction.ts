import type { QueryClient } from '@tanstack/react-query'
import { type Address, encodeFunctionData } from 'viem'
import { simulateContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnection, switchChain, writeContract } from 'wagmi/actions'
import { chain } from './config'
import { toFailure } from './errors'
import { followTransaction } from './followTransaction'
import { headSnapshot } from './head'
import { invalidateCoinBalances, invalidateContracts } from './invalidate'
import { forgetPending, type PendingTransaction, rememberPending, type SentHash } from './pendingTransactions'
import { settledBy } from './revert'
import type {
  ContractCall,
  SettledTransactionState,
  TransactionAction,
  TransactionState,
} from './transaction'

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
  let at: 'simulation' | 'signing' = 'signing'
  try {
    if (getConnection(config).chainId !== chain.id) {
      report({ phase: 'switching' })
      await switchChain(config, { chainId: chain.id })
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
    const sentAtBlock = String(headSnapshot().head?.number ?? 0n)
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
      sentAt: Date.now(),
      sentAtBlock,
    }
    rememberPending(chain.id, pending)
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
      ? await followHash(config, pending, sent)
      : await import('./batch').then(({ followBatch }) => followBatch(config, account, sent.batchId))
  forgetPending(chain.id, pending)
  // Not awaited: how it ended is known, and the refreshed reads show themselves when they are there.
  void invalidateContracts(queryClient, pending.invalidates)
  void invalidateCoinBalances(queryClient)
  return settled
}

async function followHash(
  config: Config,
  pending: PendingTransaction,
  sent: SentHash,
): Promise<SettledTransactionState> {
  const client = config.getClient({ chainId: chain.id })
  const followed = await followTransaction(client, pending, sent, (nonce) =>
    rememberPending(chain.id, { ...pending, sent: { ...sent, nonce } }),
  )
  if (followed.outcome !== 'mined')
    return { phase: 'failed', at: 'receipt', failure: { kind: followed.outcome } }
  return settledBy(client, followed.receipt)
}
