import { type Address, type Client, UnknownBundleIdError, UserRejectedRequestError } from 'viem'
import { getTransactionReceipt, simulateBlocks } from 'viem/actions'
import type { Config } from 'wagmi'
import { getCapabilities, sendCalls, waitForCallsStatus } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { isSafeApp } from '@/chain/wallet/isSafeApp'
import { pause } from '@/lib/pause'
import { toSettledState } from './receipts'
import type { ContractCall, SettledTransactionState } from './types'

// Atomic batches (EIP-5792), loaded only when one is sent.

/** Throws the error of the first call that would revert. Skipped if the node lacks `eth_simulateV1`. */
export async function simulateBatch(client: Client, account: Address, calls: readonly ContractCall[]) {
  const blocks = await simulateBlocks(client, {
    blocks: [{ calls: calls.map(({ address: to, ...call }) => ({ ...call, to, account })) }],
  }).catch(() => [])
  const reverted = blocks.flatMap((block) => block.calls).find(({ status }) => status === 'failure')
  if (reverted) throw reverted.error
}

/** Safe's only sign of a rejection: its error has no code. */
const safeRejection = 'Transaction was rejected'

export async function sendBatch(config: Config, account: Address, calls: readonly ContractCall[]) {
  const { id } = await sendCalls(config, {
    account,
    chainId: chain.id,
    forceAtomic: true,
    calls: calls.map(({ address: to, ...call }) => ({ ...call, to })),
  }).catch((error: Error) => {
    throw error.message.includes(safeRejection)
      ? new UserRejectedRequestError(new Error(safeRejection))
      : error
  })
  return id
}

/** Waits until the wallet's batch is mined. Only the wallet knows its ID, so this also waits for the wallet. */
export async function followBatch(
  config: Config,
  account: Address,
  id: string,
): Promise<SettledTransactionState> {
  const client = config.getClient()
  for (;;) {
    try {
      const { status, receipts } = await waitForCallsStatus(config, { id, timeout: 0, retryCount: 0 })
      const hashes = new Set(receipts?.map(({ transactionHash }) => transactionHash))
      const mined = await Promise.all([...hashes].map((hash) => getTransactionReceipt(client, { hash })))
      const last = mined.at(-1)
      // Some wallets send a transaction per call, which together are atomic.
      const receipt = last && { ...last, logs: mined.flatMap(({ logs }) => logs) }
      const settled = receipt && (await toSettledState(client, receipt, account))
      // A smart account's transaction can be mined although its calls reverted.
      if (status === 'failure' && settled?.phase !== 'failed')
        return { phase: 'failed', at: 'receipt', failure: { kind: last ? 'reverted' : 'cancelled' } }
      if (settled) return settled
    } catch (error) {
      // All other errors may be temporary.
      if (error instanceof UnknownBundleIdError)
        return { phase: 'failed', at: 'receipt', failure: { kind: 'dropped' } }
    }
    await pause(client.pollingInterval)
  }
}

/** Returns whether the wallet sends atomic batches on this chain. With `ready`, it would upgrade the account first. */
export async function readAtomicStatus(config: Config, account: Address | undefined) {
  // Its connector has the capability under the name of an early draft.
  if (isSafeApp(config)) return 'supported'
  const capabilities = await getCapabilities(config, { account, chainId: chain.id }).catch(() => undefined)
  return capabilities?.atomic?.status ?? 'unsupported'
}
