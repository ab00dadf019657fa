import { useMemo, useSyncExternalStore } from 'react'
import type { Address, Hash, Hex } from 'viem'
import { deserialize, serialize } from 'wagmi'
import { chain } from '@/chain/config/config'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import type { Effect } from './effect'
import { type BetTerms, type TransactionAction, type TransactionKind, transactionKinds } from './types'

/** How a write ended, as far as known. A rejected one may be mined all the same, and a reorg may remove a mined one. */
export type Outcome = { at: number } & (
  | { phase: 'confirmed'; hash?: Hash | undefined; values: readonly (Hex | null)[] }
  /** Its own page reported a refusal by the wallet. */
  | { phase: 'failed'; failure: Failure; isRefusal?: boolean }
)

/** A write that the wallet was asked for. It is stored until nothing can change its outcome, and shared between tabs. */
export interface Write {
  /** Starts with the computer's time, so that IDs sort by age: the chain's clock may go back at a reload. */
  id: string
  kind: TransactionKind
  scope?: string | undefined
  account: Address
  bet?: BetTerms | undefined
  invalidates: readonly Address[]
  /** Empty if the state was as the write makes it. Then only its receipt tells. */
  effects: readonly Effect[]
  /** When the wallet was asked. By the chain's clock, in unix seconds. */
  pressedAt: number
  /** The contract refuses it later, if `hasDeadline`. Otherwise nobody waits longer. */
  until: number
  hasDeadline: boolean
  /** Its owners may have to sign one after another. */
  hasOwners: boolean
  /** A proposal to the signers of the Safe that frames the app. */
  isProposal?: boolean
  /** Of a proposal, hashes of its calls, those within a multicall in its place. */
  contents?: readonly Hash[] | undefined
  /** As the wallet answered. Of an account with several owners, it may be that of a proposal. */
  hash?: Hash
  /** Known once a node has returned the transaction. */
  nonce?: number
  /** Of a proposal, its `safeTxHash`. */
  batchId?: string
  /** The batch failed, as its wallet says. */
  batchFailure?: Failure
  /** The wallet answered with an error that doesn't rule out that it sent it. */
  unclear?: Failure
  outcome?: Outcome | undefined
  /** When a page first reported the outcome while its account was connected, in unix milliseconds. */
  reportedAt?: number | undefined
}

const prefixOf = (account: Address | '') => `clutchpool.write.${chain.id}.${account}`

/** One key per write: tabs that share one list would undo each other's changes. */
const keyOf = ({ account, id }: Pick<Write, 'account' | 'id'>) => `${prefixOf(account)}.${id}`

/** Returns the stored writes, oldest first. @param account all accounts by default */
export function storedWrites(account: Address | '' = ''): readonly Write[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(prefixOf(account)))
    .map(read)
    .filter(isWrite)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

export function storedWrite(write: Pick<Write, 'account' | 'id'>): Write | undefined {
  const stored = read(keyOf(write))
  return isWrite(stored) ? stored : undefined
}

function read(key: string): unknown {
  try {
    return deserialize(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Validates a stored entry, which an older version or the user may have written. */
function isWrite(value: unknown): value is Write {
  const { id, kind, account, invalidates, effects, pressedAt, until } = Object(value)
  return (
    typeof id === 'string' &&
    transactionKinds.includes(kind) &&
    typeof account === 'string' &&
    [invalidates, effects].every(Array.isArray) &&
    [pressedAt, until].every(Number.isFinite)
  )
}

export function storeWrite(write: Write): void {
  storage.setItem(keyOf(write), serialize(write))
}

/** Changes a stored write. One that another tab has forgotten stays so. */
export function updateWrite(write: Pick<Write, 'account' | 'id'>, changes: Partial<Write>): void {
  const stored = storedWrite(write)
  if (stored) storeWrite({ ...stored, ...changes })
}

export function forgetWrite(write: Pick<Write, 'account' | 'id'>): void {
  storage.removeItem(keyOf(write))
}

/** Returns `true` while it may still come, as far as known. */
export const isOpen = ({ outcome }: Write): boolean => outcome === undefined

/** Returns `true` if the contract takes the same write twice. */
export const isRepeatable = ({ effects }: Write): boolean => effects.some(({ by }) => by !== undefined)

export type Target = Pick<TransactionAction<never>, 'kind'> & { scope?: string | undefined }

/** Returns the open writes that another one of the same kind and scope would repeat, oldest first. */
export function openWritesOf(account: Address, { kind, scope }: Target): readonly Write[] {
  return storedWrites(account).filter(
    (write) => write.kind === kind && write.scope === scope && isOpen(write) && isRepeatable(write),
  )
}

/** Returns the stored writes, oldest first. @param account all accounts without it */
export function useStoredWrites(account?: Address): readonly Write[] {
  const read = () => serialize(storedWrites(account))
  const stored = useSyncExternalStore(storage.subscribe, read, () => '[]')
  return useMemo(() => deserialize(stored), [stored])
}
