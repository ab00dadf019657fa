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

interface Write {
  /** One write runs at a time per key. */
  key: string
  state: TransactionState
  settled: Promise<SettledTransactionState>
}

export function kindKey(account: Address | undefined, kind: TransactionKind): string {
  return `${account}/${kind}`
}

/** Returns the key of a write; that of scope `a` also finds those of `a/b`. */
export function transactionKey(
  account: Address | undefined,
  { kind, scope = '' }: { kind: TransactionKind; scope?: string },
): string {
  return `${kindKey(account, kind)}/${scope}`
}

const isWithin = ({ key }: Write, outer: string) => `${key}/`.startsWith(`${outer}/`)

export function isBusy({ phase }: TransactionState): boolean {
  return phase === 'switching' || phase === 'simulating' || phase === 'signing' || phase === 'pending'
}

/** All writes of the page, so that every screen sees them. */
class Transactions {
  /** Latest last. */
  private readonly writes = createStore<readonly Write[]>(() => [])
  private readonly settledCount = createStore(() => 0)
  private observed: readonly string[] = []

  readonly subscribe = this.writes.subscribe
  readonly onSettled = this.settledCount.subscribe

  /** Returns the state of the latest write under a key. */
  stateOf(key: string): TransactionState {
    return this.writes.getState().findLast((write) => isWithin(write, key))?.state ?? idle
  }

  /** Returns the result to come of the write that runs under exactly this key. */
  running(key: string): Promise<SettledTransactionState> | undefined {
    return this.writes.getState().find((write) => write.key === key && isBusy(write.state))?.settled
  }

  hasBusy(key: string): boolean {
    return this.writes.getState().some((write) => isWithin(write, key) && isBusy(write.state))
  }

  /** Starts a write. Never throws if `run` does not. */
  start(
    key: string,
    state: BusyTransactionState,
    run: (report: Report) => Promise<SettledTransactionState>,
  ): Promise<SettledTransactionState> {
    const report: Report = (next) => this.update((write) => (write.key === key ? next : write.state))
    const settled = Promise.resolve()
      .then(() => run(report))
      .then((result) => {
        report(result)
        this.settledCount.setState((count) => count + 1)
        this.forgetUnobserved()
        return result
      })
    this.writes.setState(
      (writes) => [...writes.filter((write) => write.key !== key), { key, state, settled }],
      true,
    )
    return settled
  }

  /** Makes the settled writes under a key idle. */
  reset(key: string): void {
    this.update((write) => (isWithin(write, key) && !isBusy(write.state) ? idle : write.state))
  }

  /** Keeps settled writes under a key until the returned function is called. */
  observe(key: string): () => void {
    this.observed = [...this.observed, key]
    return () => {
      this.observed = this.observed.toSpliced(this.observed.indexOf(key), 1)
      this.forgetUnobserved()
    }
  }

  private update(stateOf: (write: Write) => TransactionState): void {
    this.writes.setState((writes) => writes.map((write) => ({ ...write, state: stateOf(write) })), true)
  }

  private forgetUnobserved(): void {
    const isKept = (write: Write) => isBusy(write.state) || this.observed.some((key) => isWithin(write, key))
    setTimeout(() => this.writes.setState((writes) => writes.filter(isKept), true), FORGET_AFTER)
  }
}

const known = new WeakMap<QueryClient, Transactions>()

export function transactionsOf(queryClient: QueryClient): Transactions {
  const transactions = known.get(queryClient) ?? new Transactions()
  known.set(queryClient, transactions)
  return transactions
}
