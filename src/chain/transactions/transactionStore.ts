import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { createStore } from 'zustand'
import type { EndedTransactionState, Report, TransactionKind, TransactionState } from './types'
import { storedWrite, type Write } from './writes'

// Not TanStack's mutations: their state has no place for the phases between pending and ended, and `useMutation` takes its
// key from the last render, but a write belongs to the account that is connected when it's sent.

/** Milliseconds that an ended write outlives its last observer, so that the next screen can show it. */
const FORGET_AFTER = 100

const idle: TransactionState = { phase: 'idle' }

/** Returns the key under which one write runs at a time. */
export function transactionKey(
  account: Address | undefined,
  { kind, scope = '' }: { kind: TransactionKind; scope?: string },
): string {
  return `${account}/${kind}/${scope}`
}

export function isBusy({ phase }: TransactionState): boolean {
  return phase === 'switching' || phase === 'simulating' || phase === 'signing' || phase === 'pending'
}

interface Entry {
  state: TransactionState
  /** The result to come of a write that this page sends. */
  ended?: Promise<EndedTransactionState>
  /** Of the write that the chain is followed for. The newest one of its key has the state. */
  id?: string
}

/** A followed write and what became of it. */
export interface Followed {
  write: Write
  state: TransactionState
}

/** All writes of the page by key, so that every screen sees them. */
class Transactions {
  /** Unix milliseconds. */
  readonly openedAt = Date.now()
  private readonly writes = createStore<ReadonlyMap<string, Entry>>(() => new Map())
  private readonly lastFollowed = createStore<{ last?: Followed }>(() => ({}))
  private readonly followedIds = new Set<string>()
  private observed: readonly string[] = []
  /** The IDs of writes whose wallet this page waits for. */
  readonly asked = new Set<string>()
  /** Resolvers of the promises that callers of `start` wait for, by the write's ID. */
  readonly awaited = new Map<string, (state: EndedTransactionState) => void>()

  readonly subscribe = this.writes.subscribe

  stateOf(key: string): TransactionState {
    return this.writes.getState().get(key)?.state ?? idle
  }

  /** Returns the result to come of a write that is under way. */
  running(key: string): Promise<EndedTransactionState> | undefined {
    return isBusy(this.stateOf(key)) ? this.writes.getState().get(key)?.ended : undefined
  }

  hasBusy(account: Address | undefined, kind: TransactionKind): boolean {
    const ofKind = transactionKey(account, { kind })
    return [...this.writes.getState()].some(([key, { state }]) => key.startsWith(ofKind) && isBusy(state))
  }

  /** Starts a write. Never throws if `run` does not. `report` names it once the wallet is asked. */
  start(
    key: string,
    run: (report: (state: TransactionState, id?: string) => void) => Promise<EndedTransactionState>,
  ): Promise<EndedTransactionState> {
    let ownId: string | undefined
    const show = (state: TransactionState, id = ownId) => {
      ownId = id
      this.set(key, { state, ended, id })
    }
    const ended = Promise.resolve()
      .then(() => run(show))
      .then((state) => {
        // The chain may have shown its outcome first, or another write of the key may have begun.
        if (this.writes.getState().get(key)?.id === ownId && isBusy(this.stateOf(key))) show(state)
        this.forgetUnobserved()
        return state
      })
    show({ phase: 'simulating' })
    return ended
  }

  /** Follows each write once. @param follow reports its states until nothing can change them */
  follow(write: Write, follow: (report: Report) => Promise<void>): void {
    const { id } = write
    if (this.followedIds.has(id)) return
    this.followedIds.add(id)
    const key = transactionKey(write.account, write)
    const report: Report = (state) => {
      const entry = this.writes.getState().get(key)
      const isCurrent = entry?.id === id
      if (isCurrent || !entry || (!isBusy(entry.state) && (entry.id ?? '') < id))
        this.set(key, { ...(isCurrent && entry), state, id })
      this.lastFollowed.setState({ last: { write: storedWrite(write) ?? write, state } })
      if (state.phase === 'idle' || isBusy(state)) return
      this.awaited.get(id)?.(state as EndedTransactionState)
      this.forgetUnobserved()
    }
    void follow(report).finally(() => this.followedIds.delete(id))
  }

  /** Calls back with each state of a followed write. Returns the unsubscribe function. */
  onFollowed(listener: (followed: Followed) => void): () => void {
    return this.lastFollowed.subscribe(({ last }) => last && listener(last))
  }

  /** Returns `true` while a button shows that the write is under way, and it isn't late. */
  isUnderWay(write: Write): boolean {
    const { id, state } = this.writes.getState().get(transactionKey(write.account, write)) ?? {}
    return id === write.id && state !== undefined && isBusy(state) && !('isLate' in state)
  }

  /** Makes a write idle that the wallet refused elsewhere. */
  release(write: Write): void {
    const entry = this.writes.getState().get(transactionKey(write.account, write))
    const isOpen = entry?.state.phase === 'undecided' || entry?.state.phase === 'pending'
    if (entry?.id === write.id && isOpen && !this.awaited.has(write.id))
      this.keep((key) => key !== transactionKey(write.account, write))
  }

  private set(key: string, entry: Entry): void {
    this.writes.setState((writes) => new Map(writes).set(key, entry), true)
  }

  /** Makes an ended write idle. */
  reset(key: string): void {
    if (!isBusy(this.stateOf(key))) this.keep((other) => other !== key)
  }

  /** Keeps an ended write until the returned function is called. */
  observe(key: string): () => void {
    this.observed = [...this.observed, key]
    return () => {
      this.observed = this.observed.toSpliced(this.observed.indexOf(key), 1)
      this.forgetUnobserved()
    }
  }

  private forgetUnobserved(): void {
    const isKept = (key: string) => isBusy(this.stateOf(key)) || this.observed.includes(key)
    setTimeout(() => this.keep(isKept), FORGET_AFTER)
  }

  private keep(isKept: (key: string) => boolean): void {
    this.writes.setState((writes) => new Map([...writes].filter(([key]) => isKept(key))), true)
  }
}

const known = new WeakMap<QueryClient, Transactions>()

export function transactionsOf(queryClient: QueryClient): Transactions {
  const transactions = known.get(queryClient) ?? new Transactions()
  known.set(queryClient, transactions)
  return transactions
}
