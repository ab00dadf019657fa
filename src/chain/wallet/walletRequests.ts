import { useLayoutEffect } from 'react'
import { createStore, useStore } from 'zustand'

/** A request that stays open longer may be hidden from the user. Milliseconds. */
const LATE_AFTER = 10_000

/** A request that is late. */
export interface WalletRequest {
  /** Gives up waiting for it. */
  stopWaiting: () => void
}

const openRequests = new Map<string, symbol>()
const lateRequests = createStore<ReadonlyMap<string, WalletRequest>>(() => new Map())
/** Late requests with a notice at their button, once per notice. */
const noticed = createStore<readonly WalletRequest[]>(() => [])

function clearLate(key: string): void {
  lateRequests.setState((requests) => new Map([...requests].filter(([other]) => other !== key)), true)
}

/** The request is still open: the user stopped waiting, or asked again. Wallets use the same code. */
class RequestOpenError extends Error {
  readonly code = -32002
}

/**
 * Asks the wallet, one request at a time per key, until it answers or the user gives up. An answer that comes later
 * still counts, so `ask` has to handle it. `onLate` is called after ten seconds. With `isRepeatable`, a request that the user
 * gave up can be made again: nothing happens twice if the wallet answers both.
 * @throws the error of `ask`, or that a request is open
 */
export function askWallet<answer>(
  key: string,
  ask: () => Promise<answer>,
  onLate: (request: WalletRequest) => void,
  { isRepeatable = false } = {},
): Promise<answer> {
  if (openRequests.has(key)) return Promise.reject(new RequestOpenError())
  return new Promise((resolve, reject) => {
    const request = Symbol(key)
    const isOpen = () => openRequests.get(key) === request
    const late: WalletRequest = {
      stopWaiting: () => {
        clearLate(key)
        if (isRepeatable) openRequests.delete(key)
        reject(new RequestOpenError())
      },
    }
    openRequests.set(key, request)
    const timer = setTimeout(() => {
      if (!isOpen()) return
      lateRequests.setState((requests) => new Map(requests).set(key, late), true)
      onLate(late)
    }, LATE_AFTER)
    ask()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        if (isOpen()) forgetRequest(key)
      })
  })
}

/** Ignores an open request, so that its key can be used again. */
export function forgetRequest(key: string): void {
  if (openRequests.delete(key)) clearLate(key)
}

/** Returns a late request whose button left the screen. */
export function useUnnoticedRequest(): WalletRequest | undefined {
  const late = useStore(lateRequests)
  const atButtons = useStore(noticed)
  return [...late.values()].find((request) => !atButtons.includes(request))
}

/** Marks a late request as noticed at its button while the caller is mounted. */
export function useNoticeRequest(request: WalletRequest | undefined): void {
  // Before the paint, so that no banner flashes up.
  useLayoutEffect(() => {
    if (!request) return
    noticed.setState((others) => [...others, request], true)
    return () => noticed.setState((others) => others.toSpliced(others.indexOf(request), 1), true)
  }, [request])
}
