import type { Address, Hash, Hex } from 'viem'
import { storage } from '@/lib/storage'
import { type TransactionKind, transactions } from '@/lib/words/en/transactions'

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

const storageKey = (chainId: number, account: Address) => `clutchpool.pending.${chainId}.${account}`

/** What the account sent on the chain and nobody has seen the end of. */
export function pendingTransactionsOf(chainId: number, account: Address): readonly PendingTransaction[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(chainId, account)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPendingTransaction) : []
  } catch {
    return []
  }
}

/** Remembers a write, or what has become known of it. */
export function rememberPending(chainId: number, pending: PendingTransaction): void {
  write(chainId, pending.account, [...others(chainId, pending), pending])
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls `listener` when a write is remembered here, and when storage changes in another tab. */
export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Forgets a write that is known to have ended. */
export function forgetPending(chainId: number, pending: PendingTransaction): void {
  write(chainId, pending.account, others(chainId, pending))
}

const idOf = ({ sent }: PendingTransaction) => ('hash' in sent ? sent.hash : sent.batchId)

function others(chainId: number, pending: PendingTransaction): readonly PendingTransaction[] {
  return pendingTransactionsOf(chainId, pending.account).filter((other) => idOf(other) !== idOf(pending))
}

function write(chainId: number, account: Address, pending: readonly PendingTransaction[]): void {
  if (pending.length > 0) storage.setItem(storageKey(chainId, account), JSON.stringify(pending))
  else storage.removeItem(storageKey(chainId, account))
}

/** Storage is the person's: an older version of the app may have written it, or somebody by hand. */
function isPendingTransaction(value: unknown): value is PendingTransaction {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof PendingTransaction, unknown>> = value
  return (
    typeof fields.kind === 'string' &&
    Object.hasOwn(transactions.kinds, fields.kind) &&
    typeof fields.account === 'string' &&
    typeof fields.sent === 'object' &&
    fields.sent !== null &&
    ('hash' in fields.sent || 'batchId' in fields.sent) &&
    Array.isArray(fields.invalidates) &&
    typeof fields.sentAt === 'number' &&
    typeof fields.sentAtBlock === 'string'
  )
}
