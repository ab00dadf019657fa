import type { TransactionStatus } from '@safe-global/safe-apps-sdk'
import { isHash } from 'viem'
import { safeHost } from '@/chain/wallet/safeApp'
import type { BatchStatus } from './types'

// Not `getCallsStatus`, which tells neither signatures nor a deletion.

/** The gateway's answer to the framing page when it asks for a proposal that was deleted. */
const notFound = /\b404\b/

/** So many in a row, since a gateway that lags doesn't know a new proposal yet. */
const DELETED_AFTER = 3

/** How often in a row the gateway didn't know a proposal, by its `safeTxHash`. */
const missing = new Map<string, number>()

/** Asks the Safe that frames the app for the signatures of a proposal, and whether it was executed. Throws if that fails. */
export async function readProposal(safeTxHash: string): Promise<BatchStatus> {
  // wagmi's connector has loaded it. A static import would make its chunk and this one need each other.
  const { default: SafeAppsSdk } = await import('@safe-global/safe-apps-sdk')
  const { txs } = new SafeAppsSdk({ allowedDomains: [safeHost] })
  try {
    const { txStatus, txHash, detailedExecutionInfo: signing } = await txs.getBySafeTxHash(safeTxHash)
    missing.delete(safeTxHash)
    const status: `${TransactionStatus}` = txStatus
    if (status === 'CANCELLED') return { failure: { kind: 'cancelled' } }
    // Mined, but its calls reverted.
    if (status === 'FAILED') return { failure: { kind: 'reverted' } }
    if (status === 'SUCCESS' && txHash && isHash(txHash)) return { hash: txHash }
    if (!signing || !('confirmations' in signing)) return {}
    return { signatures: { given: signing.confirmations.length, needed: signing.confirmationsRequired } }
  } catch (error) {
    if (!(error instanceof Error && notFound.test(error.message))) throw error
    const count = (missing.get(safeTxHash) ?? 0) + 1
    missing.set(safeTxHash, count)
    return count >= DELETED_AFTER ? { failure: { kind: 'cancelled' } } : {}
  }
}
