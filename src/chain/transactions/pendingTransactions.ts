import type { Address, Hash, Hex } from 'viem'
import { storage } from '@/lib/storage'
import { type TransactionKind, transactionKinds } from './types'

/** A write that was sent and is not known to have ended: enough of it to follow it after a reload. */
export interface PendingTransaction {
  kind: TransactionKind
  scope?: string
  account: Address
  /** The transaction, or the wallet's id of a batch. */
  sent: SentHash | { batchId: string }
  /** The contracts whose reads it changes. */
  invalidates: readonly Address[]
  /** By the chain's clock, in unix seconds. */
  sentAt: number
  /** The newest block when it was sent, as decimal digits. */
  sentAtBlock: string
}

/** A transaction, and what a replacement of it is told by. */
export interface SentHash {
  hash: Hash
  to: Address
  data: Hex
  /** In wei, as decimal digits. */
  value: string
  /** Known once a node has told it. */
  nonce?: number
}

const prefixOf = (chainId: number, account: Address) => `clutchpool.pending.${chainId}.${account}.`

/** One for each write: in a list of all, a tab would put back what another has just taken out. */
function keyOf(chainId: number, { account, sent }: PendingTransaction): string {
  return prefixOf(chainId, account) + ('hash' in sent ? sent.hash : sent.batchId)
}

/** What the account sent on the chain and nobody has seen the end of, the oldest first. */
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

/** Remembers a write, or what has become known of it. */
export function rememberPending(chainId: number, pending: PendingTransaction): void {
  storage.setItem(keyOf(chainId, pending), JSON.stringify(pending))
}

/** Forgets a write that is known to have ended. */
export function forgetPending(chainId: number, pending: PendingTransaction): void {
  storage.removeItem(keyOf(chainId, pending))
}

/** Storage is the person's: an older version of the app may have written it, or somebody by hand. */
function isPendingTransaction(value: unknown): value is PendingTransaction {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof PendingTransaction, unknown>> = value
  return (
    typeof fields.kind === 'string' &&
    transactionKinds.some((kind) => kind === fields.kind) &&
    typeof fields.account === 'string' &&
    typeof fields.sent === 'object' &&
    fields.sent !== null &&
    ('hash' in fields.sent || 'batchId' in fields.sent) &&
    Array.isArray(fields.invalidates) &&
    typeof fields.sentAt === 'number' &&
    typeof fields.sentAtBlock === 'string'
  )
}
