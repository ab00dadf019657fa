import { useLayoutEffect } from 'react'
import { createStore, useStore } from 'zustand'

/** A prompt that stays open longer may be hidden from the user. Milliseconds. */
const LATE_AFTER = 10_000

/** A prompt that is late. */
export interface WalletPrompt {
  /** Gives up waiting for it. */
  stopWaiting: () => void
}

const openPrompts = new Map<string, symbol>()
const latePrompts = createStore<ReadonlyMap<string, WalletPrompt>>(() => new Map())
/** Late prompts with a notice at their button, once per notice. */
const noticed = createStore<readonly WalletPrompt[]>(() => [])

function clearLate(key: string): void {
  latePrompts.setState((prompts) => new Map([...prompts].filter(([other]) => other !== key)), true)
}

/** The prompt is still open: the user stopped waiting, or asked again. Wallets use the same code. */
class PromptOpenError extends Error {
  readonly code = -32002
}

/**
 * Asks the wallet, one prompt at a time per key, until it answers or the user gives up. An answer that comes later
 * still counts, so `ask` has to handle it. `onLate` is called after ten seconds. With `isRepeatable`, a request that the user
 * gave up can be made again: nothing happens twice if the wallet answers both.
 * @throws the error of `ask`, or that a prompt is open
 */
export function askWallet<answer>(
  key: string,
  ask: () => Promise<answer>,
  onLate: (prompt: WalletPrompt) => void,
  { isRepeatable = false } = {},
): Promise<answer> {
  if (openPrompts.has(key)) return Promise.reject(new PromptOpenError())
  return new Promise((resolve, reject) => {
    const prompt = Symbol(key)
    const isOpen = () => openPrompts.get(key) === prompt
    const late: WalletPrompt = {
      stopWaiting: () => {
        clearLate(key)
        if (isRepeatable) openPrompts.delete(key)
        reject(new PromptOpenError())
      },
    }
    openPrompts.set(key, prompt)
    const timer = setTimeout(() => {
      if (!isOpen()) return
      latePrompts.setState((prompts) => new Map(prompts).set(key, late), true)
      onLate(late)
    }, LATE_AFTER)
    ask()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        if (isOpen()) forgetPrompt(key)
      })
  })
}

/** Ignores an open prompt, so that its key can be used again. */
export function forgetPrompt(key: string): void {
  if (openPrompts.delete(key)) clearLate(key)
}

/** Returns a late prompt whose button left the screen. */
export function useUnnoticedPrompt(): WalletPrompt | undefined {
  const late = useStore(latePrompts)
  const atButtons = useStore(noticed)
  return [...late.values()].find((prompt) => !atButtons.includes(prompt))
}

/** Marks a late prompt as noticed at its button while the caller is mounted. */
export function useNoticePrompt(prompt: WalletPrompt | undefined): void {
  // Before the paint, so that no banner flashes up.
  useLayoutEffect(() => {
    if (!prompt) return
    noticed.setState((others) => [...others, prompt], true)
    return () => noticed.setState((others) => others.toSpliced(others.indexOf(prompt), 1), true)
  }, [prompt])
}
