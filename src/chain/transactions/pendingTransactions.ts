import { useSyncExternalStore } from 'react'
import type { Address, Hash, Hex } from 'viem'
import { useConnection } from 'wagmi'
import { chain } from '@/chain/config/config'
import { storage } from '@/lib/storage'
import { transactionKey } from './transactionStore'
import { type TransactionAction, type TransactionKind, transactionKinds } from './types'

interface StoredWrite {
  kind: TransactionKind
  scope?: string
  account: Address
  /** Names amount and side in the language of the time, e.g. `0.5 WETH on T1`. */
  about?: string
  invalidates: readonly Address[]
  /** When it was sent, or the wallet asked. By the chain's clock, in unix seconds. */
  sentAt: number
  /** The newest block at that time, as decimal digits. */
  sentAtBlock: string
}

/** A request that the wallet hasn't answered. Confirmed after a reload, it still sends its transaction. */
export interface OpenPrompt extends StoredWrite {
  /** Starts with the computer's time, so that IDs sort by age: the chain's clock may go back at a reload. */
  promptId: string
  /** Of a batch, the last call. `undefined` for a Safe's proposal, which other accounts may execute. */
  request: SentRequest | undefined
  isBatch?: boolean
}

export interface PendingTransaction extends StoredWrite {
  sent: SentHash | { batchId: string } | SentProposal
  /** The prompt that sent it, if the chain and not the wallet said so. */
  promptId?: string
}

/** A Safe's transaction that waits for its signers. */
export interface SentProposal {
  /** The `safeTxHash`. It is the scope, too, which leaves the button free while the signers take their time. */
  batchId: Hash
  /** The key of the write whose form says that it waits. */
  formKey: string
  /** Hashes of its calls, a multicall's own ones in its place. They differ between writes of the form. */
  contents: readonly Hash[]
  /** It can only revert from then on, in unix seconds. */
  deadline?: number
}

export interface SentRequest {
  to: Address
  data: Hex
  /** In wei, as decimal digits. */
  value: string
  /** Known once a node returns it. Of an open prompt, the lowest that it may get. */
  nonce?: number
}

/** A pending transaction and the fields used to detect its replacement. */
export interface SentHash extends SentRequest {
  hash: Hash
}

const prefixOf = (account: Address) => `clutchpool.pending.${chain.id}.${account}.`

/** One key per write: tabs that share one list would undo each other's changes. */
function keyOf(write: OpenPrompt | PendingTransaction): string {
  const prefix = prefixOf(write.account)
  if (!('sent' in write)) return prefix + write.promptId
  return prefix + ('hash' in write.sent ? write.sent.hash : write.sent.batchId)
}

/** Returns the account's pending transactions, oldest first. */
export function pendingTransactionsOf(account: Address): readonly PendingTransaction[] {
  const pending = storedWritesOf(account)
    .filter(isPendingTransaction)
    .sort((one, other) => one.sentAt - other.sentAt)
  pending.forEach(know)
  return pending
}

/** Returns the account's requests that its wallet may still show, oldest first. */
export function openPromptsOf(account: Address): readonly OpenPrompt[] {
  return storedWritesOf(account)
    .filter(isOpenPrompt)
    .sort((one, other) => (one.promptId < other.promptId ? -1 : 1))
}

function storedWritesOf(account: Address): readonly StoredWrite[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(prefixOf(account)))
    .map(read)
    .filter(isStoredWrite)
}

function read(key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const known = new Set<Hash>()

function know({ sent }: PendingTransaction): void {
  if ('hash' in sent) known.add(sent.hash)
}

/** Returns `true` if a write of this page, an earlier one or another tab has sent it, so that no other prompt has. */
export const isKnown = (hash: Hash): boolean => known.has(hash)

export function rememberPending(pending: OpenPrompt | PendingTransaction): void {
  if ('sent' in pending) know(pending)
  storage.setItem(keyOf(pending), JSON.stringify(pending))
}

/** Returns `true` until the wallet, the chain or another tab says whether the prompt sent something. */
export const isUnanswered = (prompt: OpenPrompt): boolean => storage.getItem(keyOf(prompt)) !== null

export function forgetPending(pending: OpenPrompt | PendingTransaction): void {
  storage.removeItem(keyOf(pending))
}

/** Validates a stored entry, which an older version or the user may have written. */
function isStoredWrite(value: unknown): value is StoredWrite {
  const { kind, account, invalidates, sentAt, sentAtBlock } = Object(value)
  return (
    transactionKinds.includes(kind) &&
    typeof account === 'string' &&
    Array.isArray(invalidates) &&
    typeof sentAt === 'number' &&
    typeof sentAtBlock === 'string'
  )
}

function isPendingTransaction(write: StoredWrite): write is PendingTransaction {
  const { sent } = Object(write)
  return 'hash' in Object(sent) || 'batchId' in Object(sent)
}

const isOpenPrompt = (write: StoredWrite): write is OpenPrompt => 'promptId' in write && !('sent' in write)

type Target = Pick<TransactionAction<never>, 'kind' | 'scope'>

/** The IDs of the prompts whose answers this page waits for. */
export const ownPrompts = new Set<string>()

/** Returns the prompt of a write that another page opened, or this one before its reload, and that may still be open. */
export function earlierPromptOf(account: Address, target: Target): OpenPrompt | undefined {
  const key = transactionKey(account, target)
  return openPromptsOf(account).find(
    (prompt) => transactionKey(account, prompt) === key && !ownPrompts.has(prompt.promptId),
  )
}

/** Returns the connected account's earlier prompt, see `earlierPromptOf`. */
export function useEarlierPrompt(target: Target): OpenPrompt | undefined {
  const { address: account } = useConnection()
  const find = () => account && earlierPromptOf(account, target)
  useSyncExternalStore(
    storage.subscribe,
    () => find()?.promptId,
    () => undefined,
  )
  return find()
}
