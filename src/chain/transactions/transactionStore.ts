import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { createStore } from 'zustand'
import type {
  BusyTransactionState,
  Report,
  SettledTransactionState,
  TransactionKind,
  TransactionState,
} from './types'

// Not TanStack's mutations: their state has no place for the phases between pending and settled, and `useMutation` takes its
// key from the last render, but a write belongs to the account that is connected when it's sent.

/** Milliseconds that a settled write outlives its last observer, so that the next screen can show it. */
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

interface Write {
  state: TransactionState
  settled: Promise<SettledTransactionState>
}

/** All writes of the page by key, so that every screen sees them. */
class Transactions {
  private readonly writes = createStore<ReadonlyMap<string, Write>>(() => new Map())
  private readonly settledCount = createStore(() => 0)
  private observed: readonly string[] = []

  readonly subscribe = this.writes.subscribe
  readonly onSettled = this.settledCount.subscribe

  stateOf(key: string): TransactionState {
    return this.writes.getState().get(key)?.state ?? idle
  }

  /** Returns the result to come of a write that is under way. */
  running(key: string): Promise<SettledTransactionState> | undefined {
    return isBusy(this.stateOf(key)) ? this.writes.getState().get(key)?.settled : undefined
  }

  hasBusy(account: Address | undefined, kind: TransactionKind): boolean {
    const ofKind = transactionKey(account, { kind })
    return [...this.writes.getState()].some(([key, { state }]) => key.startsWith(ofKind) && isBusy(state))
  }

  /** Starts a write. Never throws if `run` does not. */
  start(
    key: string,
    initialState: BusyTransactionState,
    run: (report: Report) => Promise<SettledTransactionState>,
  ): Promise<SettledTransactionState> {
    const show: Report = (state) =>
      this.writes.setState((writes) => new Map(writes).set(key, { state, settled }), true)
    const settled = Promise.resolve()
      .then(() => run(show))
      .then((state) => {
        show(state)
        this.settledCount.setState((count) => count + 1)
        this.forgetUnobserved()
        return state
      })
    show(initialState)
    return settled
  }

  /** Makes a settled write idle. */
  reset(key: string): void {
    if (!isBusy(this.stateOf(key))) this.keep((other) => other !== key)
  }

  /** Keeps a settled write until the returned function is called. */
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
