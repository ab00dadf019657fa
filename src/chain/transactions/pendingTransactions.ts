import type { Address, Hash, Hex } from 'viem'
import { storage } from '@/lib/storage'
import { type TransactionKind, transactionKinds } from './types'

export interface PendingTransaction {
  kind: TransactionKind
  scope?: string
  account: Address
  /** The transaction, or the wallet's batch ID. */
  sent: SentHash | { batchId: string }
  invalidates: readonly Address[]
  /** By the chain's clock, in unix seconds. */
  sentAt: number
  /** The newest block when it was sent, as decimal digits. */
  sentAtBlock: string
}

/** A pending transaction and the fields used to detect its replacement. */
export interface SentHash {
  hash: Hash
  to: Address
  data: Hex
  /** In wei, as decimal digits. */
  value: string
  /** Known once a node returns it. */
  nonce?: number
}

const prefixOf = (chainId: number, account: Address) => `clutchpool.pending.${chainId}.${account}.`

/** One key per write: tabs that share one list would undo each other's changes. */
function keyOf(chainId: number, { account, sent }: PendingTransaction): string {
  return prefixOf(chainId, account) + ('hash' in sent ? sent.hash : sent.batchId)
}

/** Returns the account's pending transactions, oldest first. */
export function pendingTransactionsOf(chainId: number, account: Address): readonly PendingTransaction[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(prefixOf(chainId, account)))
    .map(read)
    .filter(isPendingTransaction)
    .sort((one, other) => one.sentAt - other.sentAt)
}

function read(key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function rememberPending(chainId: number, pending: PendingTransaction): void {
  storage.setItem(keyOf(chainId, pending), JSON.stringify(pending))
}

export function forgetPending(chainId: number, pending: PendingTransaction): void {
  storage.removeItem(keyOf(chainId, pending))
}

/** Validates a stored entry, which an older version or the user may have written. */
function isPendingTransaction(value: unknown): value is PendingTransaction {
  const { kind, account, sent, invalidates, sentAt, sentAtBlock } = Object(value)
  return (
    transactionKinds.includes(kind) &&
    typeof account === 'string' &&
    ('hash' in Object(sent) || 'batchId' in Object(sent)) &&
    Array.isArray(invalidates) &&
    typeof sentAt === 'number' &&
    typeof sentAtBlock === 'string'
  )
}
