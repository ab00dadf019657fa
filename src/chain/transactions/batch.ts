import { type Address, type Client, withTimeout } from 'viem'
import { getCallsStatus, getTransactionReceipt, simulateBlocks } from 'viem/actions'
import type { Config } from 'wagmi'
import { getCapabilities, getConnectorClient, sendCalls } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { pause } from '@/lib/pause'
import { settledBy } from './revert'
import type { ContractCall, SettledTransactionState } from './transaction'

// EIP-5792: several calls in one confirmation, all or none. Loaded only when one is sent.

/** Throws what the first refusing call would revert with. A node that cannot simulate a batch leaves it to the wallet. */
export async function simulateBatch(
  client: Client,
  account: Address,
  calls: readonly ContractCall[],
): Promise<void> {
  const blocks = await simulateBlocks(client, {
    blocks: [{ calls: calls.map(({ address: to, ...call }) => ({ ...call, to, account })) }],
  }).catch(() => [])
  const refused = blocks.flatMap((block) => block.calls).find(({ status }) => status === 'failure')
  if (refused) throw refused.error
}

/** Asks the wallet to send the calls as one. Returns the wallet's id of the batch. */
export async function sendBatch(
  config: Config,
  account: Address,
  calls: readonly ContractCall[],
): Promise<string> {
  const { id } = await sendCalls(config, {
    account,
    chainId: chain.id,
    forceAtomic: true,
    calls: calls.map(({ address: to, ...call }) => ({ ...call, to })),
  })
  return id
}

/** Follows a batch to its receipt. Only the wallet knows where it is, so this waits for the wallet too. */
export async function followBatch(
  config: Config,
  account: Address,
  id: string,
): Promise<SettledTransactionState> {
  const client = config.getClient({ chainId: chain.id })
  for (;;) {
    try {
      const wallet = await getConnectorClient(config, { account, chainId: chain.id })
      const { status, receipts } = await getCallsStatus(wallet, { id })
      const hash = receipts?.at(-1)?.transactionHash
      if (status !== 'pending' && hash)
        return await settledBy(client, await getTransactionReceipt(client, { hash }))
      if (status === 'failure') return { phase: 'failed', at: 'receipt', failure: { kind: 'cancelled' } }
    } catch (error) {
      // An id that the wallet does not know is no id that will ever be mined; all else may pass.
      if (isUnknownBatch(error)) return { phase: 'failed', at: 'receipt', failure: { kind: 'dropped' } }
    }
    await pause(client.pollingInterval)
  }
}

/** EIP-5792's code for a bundle id that the wallet has never seen. */
const unknownBatchCode = 5730

function isUnknownBatch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === unknownBatchCode
}

/** Whether the wallet says that it can send atomic batches on this chain; not saying so counts as no. */
export async function supportsAtomicBatching(
  config: Config,
  account: Address | undefined,
  patience: number,
): Promise<boolean> {
  try {
    const capabilities = await withTimeout(() => getCapabilities(config, { account, chainId: chain.id }), {
      timeout: patience,
    })
    // `ready` would have the person change the kind of account first: not for a bet.
    return capabilities.atomic?.status === 'supported'
  } catch {
    return false
  }
}
