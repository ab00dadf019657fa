import {
  type Abi,
  type Address,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  createClient,
  decodeFunctionResult,
  encodeFunctionData,
  http,
} from 'viem'
import { getBlock, getChainId } from 'viem/actions'
import { chain } from '@/chain/config/config'
import { fetchBatch } from '@/chain/network/fetchBatch'
import { toFailure } from '@/chain/queries/errors'
import { isTooMuch } from '@/chain/queries/readByGas'

// The RPC is any that the visitor enters, and may lie. It chooses no contract, no function and no account that is paid: only
// ids, players and winners, which the contracts check, names and figures.

/** Milliseconds. */
const TIMEOUT = 10_000

/** The RPC serves another chain than the one this file is for. */
export class OtherChainError extends Error {
  constructor(readonly chainId: number) {
    super(`The RPC serves chain ${chainId}`)
  }
}

/** The RPC's answer can't come from the contracts. */
export class FalseAnswerError extends Error {}

/** Connects to an RPC. @throws {OtherChainError} or viem's error if it doesn't answer */
export async function connectRpc(url: string, timeout = TIMEOUT) {
  const client = createClient({
    chain,
    transport: http(url, { batch: { batchSize: 50 }, fetchFn: fetchBatch, timeout, retryCount: 2 }),
  })
  const chainId = await getChainId(client)
  if (chainId !== chain.id) throw new OtherChainError(chainId)
  return client
}

/** Reads the chain's time in unix seconds: the pending block's where the newest block is old. */
export async function readNow(client: Client): Promise<number> {
  const [newest, pending] = await Promise.all([
    getBlock(client),
    getBlock(client, { blockTag: 'pending' }).catch(() => undefined),
  ])
  return Math.max(Number(newest.timestamp), Number(pending?.timestamp ?? 0n))
}

/** Reads a view function. viem's `readContract` is 30 kB more, for ENS, off-chain lookups and authorizations. */
export async function read<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>(client: Client, { address, ...call }: { address: Address; abi: abi; functionName: name; args: args }) {
  // viem's functions can't infer from an open generic.
  const untyped = call as { abi: Abi; functionName: string; args: readonly unknown[] }
  const data = await client.request({
    method: 'eth_call',
    params: [{ to: address, data: encodeFunctionData(untyped) }, 'latest'],
  })
  return decodeFunctionResult({ ...untyped, data }) as ContractFunctionReturnType<
    abi,
    'pure' | 'view',
    name,
    args
  >
}

/** A page shrinks to this part of its first size, below which the node is at fault. */
const LEAST = 16n

/**
 * Reads all items of a list, newest first. Halves the page that the node refuses.
 * @param limit items on the first page
 * @param onRead is called with the number of items read so far
 * @throws {FalseAnswerError} if a cursor repeats, since the list would never end
 */
export async function readAll<item>(
  readAt: (cursor: bigint, limit: bigint) => Promise<readonly [page: readonly item[], next: bigint]>,
  limit: bigint,
  onRead?: (count: number) => void,
): Promise<item[]> {
  const least = limit / LEAST || 1n
  const cursors = new Set<bigint>()
  const items: item[] = []
  let cursor = 0n
  do {
    if (cursors.has(cursor)) throw new FalseAnswerError('A page is its own successor')
    const answer = await readAt(cursor, limit).catch((error: unknown) => {
      // Nodes refuse large calls in many words, or let the contract run out of gas and revert without a reason.
      const isDown = toFailure(error).kind === 'network' && !isTooMuch(error)
      if (limit <= least || isDown) throw error
      limit /= 2n
    })
    if (!answer) continue
    cursors.add(cursor)
    const [page, next] = answer
    items.push(...page)
    onRead?.(items.length)
    cursor = next
  } while (cursor !== 0n || cursors.size === 0)
  return items
}

/** The pool holds match ids in 48 bits. */
const MAX_ID = 2n ** 48n - 1n

/** Returns items by their id, each once. @throws {FalseAnswerError} if an id is out of range */
export function byId<item>(items: readonly item[], idOf: (item: item) => bigint): Map<bigint, item> {
  const found = new Map(items.map((item) => [idOf(item), item]))
  for (const id of found.keys())
    if (id < 1n || id > MAX_ID) throw new FalseAnswerError(`There is no id ${id}`)
  return found
}
