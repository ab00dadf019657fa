import { type Address, type Client, isAddressEqual, type TransactionReceipt } from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import { getBlockNumber, getLogs, getTransaction } from 'viem/actions'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import { eventsOf } from './eventsOf'
import type { OpenPrompt } from './pendingTransactions'

const entryPoints = [entryPoint06Address, entryPoint07Address, entryPoint08Address, entryPoint09Address]

const operation = [
  { name: 'userOpHash', type: 'bytes32', indexed: true },
  { name: 'sender', type: 'address', indexed: true },
] as const

/** The same in all versions of the entry point. */
const event = {
  type: 'event',
  name: 'UserOperationEvent',
  inputs: [
    ...operation,
    { name: 'paymaster', type: 'address', indexed: true },
    { name: 'nonce', type: 'uint256' },
    { name: 'success', type: 'bool' },
    { name: 'actualGasCost', type: 'uint256' },
    { name: 'actualGasUsed', type: 'uint256' },
  ],
} as const

const revertEvent = {
  type: 'event',
  name: 'UserOperationRevertReason',
  inputs: [...operation, { name: 'nonce', type: 'uint256' }, { name: 'revertReason', type: 'bytes' }],
} as const

/** Blocks per `eth_getLogs`, as many as Ronin's own RPC accepts. */
const SPAN = 200n

/** The first block that may hold each prompt's user operation, by the prompt's ID. */
const starts = new Map<string, bigint>()

/**
 * Returns transactions with user operations (ERC-4337) of the prompt's account. Bundlers send them, so the account's nonce
 * doesn't count them. Each call reads the next blocks since the prompt, then the newest ones again.
 */
export async function findUserOperations(client: Client, { promptId, account, sentAtBlock }: OpenPrompt) {
  const fromBlock = starts.get(promptId) ?? BigInt(sentAtBlock)
  const end = fromBlock + SPAN - 1n
  const head = await getBlockNumber(client)
  const toBlock = end < head ? end : head
  const args = { sender: account }
  const logs = await getLogs(client, { address: entryPoints, event, args, fromBlock, toBlock, strict: true })
  const found = await Promise.all(logs.map(({ transactionHash: hash }) => getTransaction(client, { hash })))
  // A lagging node may not have the newest blocks yet.
  if (end < head) starts.set(promptId, end + 1n)
  return found
}

/** Returns why the account's user operation in a mined transaction failed, `undefined` if it has none that did. */
export function userOperationFailure(receipt: TransactionReceipt, account: Address): Failure | undefined {
  const isOwn = ({ sender }: { sender: Address }) => isAddressEqual(sender, account)
  const operations = eventsOf(receipt, [event], event.name).filter(isOwn)
  if (operations.every(({ success }) => success)) return undefined
  const reverted = eventsOf(receipt, [revertEvent], revertEvent.name).find(isOwn)
  const failure = toFailure({ data: reverted?.revertReason })
  return failure.kind === 'contract' ? failure : { kind: 'reverted' }
}
