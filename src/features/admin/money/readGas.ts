import type { QueryClient } from '@tanstack/react-query'
import type { Hash, Hex, TransactionReceipt } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/queryClient'
import { chunksOf } from '@/lib/chunksOf'

/** Requests of one statement at most. */
export const MOST_RECEIPTS = 500

const AT_ONCE = 20

/** Reads what transactions cost in wei of the chain's coin, of the first 500. Receipts are read once. */
export async function readGas(
  config: Config,
  client: QueryClient,
  hashes: readonly Hash[],
): Promise<ReadonlyMap<Hash, bigint>> {
  const costs = new Map<Hash, bigint>()
  for (const some of chunksOf(hashes.slice(0, MOST_RECEIPTS), AT_ONCE)) {
    const read = some.map(async (hash) => {
      const queryKey = ['gas', { chainId: chain.id, hash }]
      const queryFn = () => readCost(config, hash)
      costs.set(hash, await client.fetchQuery({ ...freshness.fixed, queryKey, queryFn }))
    })
    await Promise.all(read)
  }
  return costs
}

async function readCost(config: Config, hash: Hash): Promise<bigint> {
  const client = config.getClient()
  // Chains of the OP Stack charge apart for the data on Ethereum.
  const receipt: TransactionReceipt & { l1Fee?: Hex } = await getTransactionReceipt(client, { hash })
  const { gasUsed, effectiveGasPrice, l1Fee = '0x0' } = receipt
  return gasUsed * effectiveGasPrice + BigInt(l1Fee)
}
