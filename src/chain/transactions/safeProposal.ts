import type { TransactionStatus } from '@safe-global/safe-apps-sdk'
import { type Client, isHash } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { chainNow } from '@/chain/network/clock'
import { safeHost } from '@/chain/wallet/safeApp'
import type { Failure } from '@/lib/failure'
import { pause } from '@/lib/pause'
import { MINUTE } from '@/lib/time'
import type { SentProposal } from './pendingTransactions'
import { toSettledState } from './receipts'
import type { SettledTransactionState, Signatures } from './types'

// Not wagmi's `waitForCallsStatus`, which tells neither signatures nor a deletion.

/** The gateway's answer to the framing page when it asks for a proposal that was deleted. */
const notFound = /\b404\b/

/** So many in a row, since a gateway that lags doesn't know a new proposal yet. */
const DELETED_AFTER = 3

/** Seconds that the gateway may take to learn that a proposal was executed in time. */
const INDEXING_TIME = 5 * MINUTE

/** Waits until the signers of a Safe execute a proposal, reject or delete it, or until it lapses. Never throws. */
export async function waitForSigners(
  client: Client,
  { batchId, deadline = Number.POSITIVE_INFINITY }: SentProposal,
  onSignatures: (signatures: Signatures) => void,
): Promise<SettledTransactionState> {
  // wagmi's connector has loaded it. A static import would make its chunk and this one need each other.
  const { default: SafeAppsSdk } = await import('@safe-global/safe-apps-sdk')
  const { txs } = new SafeAppsSdk({ allowedDomains: [safeHost] })
  const failed = (failure: Failure): SettledTransactionState => ({ phase: 'failed', at: 'receipt', failure })
  let shown: number | undefined
  let missing = 0
  for (;;) {
    try {
      const { txStatus, txHash, detailedExecutionInfo: signing } = await txs.getBySafeTxHash(batchId)
      missing = 0
      const status: `${TransactionStatus}` = txStatus
      if (status === 'CANCELLED') return failed({ kind: 'cancelled' })
      // Mined, but its calls reverted.
      if (status === 'FAILED') return failed({ kind: 'reverted' })
      if (status === 'SUCCESS' && txHash && isHash(txHash))
        return await toSettledState(client, await getTransactionReceipt(client, { hash: txHash }))
      if (chainNow() > deadline + INDEXING_TIME)
        return failed({ kind: 'contract', name: 'DeadlinePassed', args: [] })
      if (signing && 'confirmations' in signing && signing.confirmations.length !== shown) {
        shown = signing.confirmations.length
        onSignatures({ given: shown, needed: signing.confirmationsRequired })
      }
    } catch (error) {
      // All other errors may be temporary.
      if (error instanceof Error && notFound.test(error.message) && ++missing === DELETED_AFTER)
        return failed({ kind: 'cancelled' })
    }
    await pause(client.pollingInterval)
  }
}
