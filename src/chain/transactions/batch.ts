import type { QueryClient } from '@tanstack/react-query'
import { type Address, type Client, isHash } from 'viem'
import { sendCalls, simulateBlocks } from 'viem/actions'
import type { Config } from 'wagmi'
import { getCallsStatus, getCapabilities, getConnection, getConnectorClient } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import { isSafeApp } from '@/chain/wallet/isSafeApp'
import { tabStorage } from '@/lib/storage'
import { type Answer, refusals, unlessUnclear } from './requestWallet'
import type { BatchStatus, ContractCall } from './types'

// Atomic batches (EIP-5792), loaded only when one is sent.

/** Throws the error of the first call that would revert. Skipped if the node lacks `eth_simulateV1`. */
export async function simulateBatch(client: Client, account: Address, calls: readonly ContractCall[]) {
  const blocks = await simulateBlocks(client, {
    blocks: [{ calls: calls.map(({ address: to, ...call }) => ({ ...call, to, account })) }],
  }).catch(() => [])
  const reverted = blocks.flatMap((block) => block.calls).find(({ status }) => status === 'failure')
  if (reverted) throw reverted.error
}

/** Asks the wallet to send all calls or none. Throws if nothing is sent. */
export async function request(
  config: Config,
  account: Address,
  calls: readonly ContractCall[],
): Promise<Answer> {
  const client = await getConnectorClient(config, { account, chainId: chain.id })
  return unlessUnclear(async () => {
    const { id } = await sendCalls(client, {
      account,
      chain,
      forceAtomic: true,
      calls: calls.map(({ address: to, ...call }) => ({ ...call, to })),
    })
    return typeof id === 'string' ? { batchId: id } : undefined
  })
}

/** Asks the wallet what became of a batch: the transaction of its last call, or that it failed. Throws as wallets do. */
export async function readBatch(config: Config, id: string): Promise<BatchStatus> {
  const { status, receipts } = await getCallsStatus(config, { id })
  const last = receipts?.at(-1)
  const hash = last && isHash(last.transactionHash) ? last.transactionHash : undefined
  return { hash, failure: status === 'failure' && !hash ? { kind: 'cancelled' } : undefined }
}

/** Returns `true` if the wallet refused a batch because it is one. */
export const isBatchRefusal = (error: unknown): boolean => !refusals.includes(toFailure(error).kind)

/** Names a wallet that said it batches and didn't, until the tab closes. */
const refusalKey = (config: Config) => `batchRefused:${getConnection(config).connector?.id}`

/** Takes the wallet for one that doesn't batch from now on. */
export async function stopBatching(config: Config, queryClient: QueryClient): Promise<void> {
  tabStorage.setItem(refusalKey(config), 'true')
  await queryClient.invalidateQueries({ queryKey: ['atomicStatus'] })
}

/** Returns whether the wallet sends atomic batches on this chain. With `ready`, it would upgrade the account first. */
export async function readAtomicStatus(config: Config, account: Address | undefined) {
  // Its connector has the capability under the name of an early draft.
  if (isSafeApp(config)) return 'supported'
  if (tabStorage.getItem(refusalKey(config))) return 'unsupported'
  const capabilities = await getCapabilities(config, { account, chainId: chain.id }).catch(() => undefined)
  return capabilities?.atomic?.status ?? 'unsupported'
}
