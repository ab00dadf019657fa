import { type Client, type Hash, numberToHex } from 'viem'

interface Block {
  number: bigint
  hash: Hash
  /** Unix seconds. */
  time: number
}

/** Reads a block, the newest one by default. Unlike viem's `getBlock` it formats no transactions, which saves a kilobyte. */
export async function readBlock(client: Client, blockNumber?: bigint): Promise<Block> {
  const block = await client.request({
    method: 'eth_getBlockByNumber',
    params: [blockNumber === undefined ? 'latest' : numberToHex(blockNumber), false],
  })
  // A node that lags behind doesn't have it yet.
  if (!block?.hash || !block.number) throw new Error(`The node has no block ${blockNumber ?? 'yet'}`)
  return { number: BigInt(block.number), hash: block.hash, time: Number(block.timestamp) }
}
