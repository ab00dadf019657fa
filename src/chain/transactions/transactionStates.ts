import type { Address } from 'viem'
import type { SettledTransactionState, TransactionAction, TransactionState } from './transaction'
import type { TransactionKind } from './types'

// The states live here and not in components, so that a write goes on being shown on the next screen.

const idle: TransactionState = { phase: 'idle' }
const states = new Map<string, TransactionState>()
const running = new Map<string, Promise<SettledTransactionState>>()
const listeners = new Map<string, Set<() => void>>()
const runningListeners = new Set<() => void>()

type Report = (state: TransactionState) => void

/** Under which a write is tracked: one at a time per account, kind and scope. */
export function transactionKey({
  account,
  kind,
  scope = '',
}: Pick<TransactionAction<never>, 'kind' | 'scope'> & { account: Address }): string {
  return `${account}:${kind}:${scope}`
}

/** Where the write under the key stands; idle without one. */
export function stateOf(key: string | undefined): TransactionState {
  return (key && states.get(key)) || idle
}

/** Whether a write is on its way under the key. */
export function isTracked(key: string): boolean {
  return running.has(key)
}

/** Whether the account has any write of a kind on its way, whatever its scope. */
export function isAnyRunning(account: Address, kind: TransactionKind): boolean {
  const prefix = transactionKey({ account, kind })
  return [...running.keys()].some((key) => key.startsWith(prefix))
}

/** Calls `listener` when any write begins or ends. */
export function subscribeToRunning(listener: () => void): () => void {
  runningListeners.add(listener)
  return () => runningListeners.delete(listener)
}

/** Runs a write and keeps its state, or joins the one that is running under the key. */
export function track(
  key: string,
  run: (report: Report) => Promise<SettledTransactionState>,
): Promise<SettledTransactionState> {
  const joined = running.get(key)
  if (joined) return joined
  const report: Report = (state) => {
    states.set(key, state)
    notify(key)
  }
  const settled = run(report)
    // A write never throws, but its code may fail to load.
    .catch(
      (): SettledTransactionState => ({ phase: 'failed', at: 'simulation', failure: { kind: 'network' } }),
    )
    .then((state) => {
      running.delete(key)
      notifyRunning()
      report(state)
      if (!listeners.has(key)) states.delete(key)
      return state
    })
  running.set(key, settled)
  notifyRunning()
  return settled
}

/** Makes a settled state idle again. */
export function forgetSettled(key: string | undefined): void {
  if (!key || running.has(key) || !states.delete(key)) return
  notify(key)
}

/** A settled state is forgotten with its last onlooker. */
export function subscribeToState(key: string | undefined, listener: () => void): () => void {
  if (!key) return () => {}
  const onlookers = listeners.get(key) ?? new Set()
  listeners.set(key, onlookers.add(listener))
  return () => {
    onlookers.delete(listener)
    if (onlookers.size > 0) return
    listeners.delete(key)
    if (!running.has(key)) states.delete(key)
  }
}

function notifyRunning() {
  for (const listener of runningListeners) listener()
}

function notify(key: string) {
  for (const listener of listeners.get(key) ?? []) listener()
}
