import { useLayoutEffect } from 'react'
import { createStore, useStore } from 'zustand'

/** A prompt that stays open longer may be hidden from the user. Milliseconds. */
const LATE_AFTER = 10_000

/** Gives up waiting for a late prompt. */
export type StopWaiting = () => void

const openPrompts = new Map<string, symbol>()
const latePrompts = createStore<ReadonlyMap<string, StopWaiting>>(() => new Map())
/** Late prompts with a notice at their button, once per notice. */
const noticed = createStore<readonly StopWaiting[]>(() => [])

function clearLate(key: string): void {
  latePrompts.setState((prompts) => new Map([...prompts].filter(([other]) => other !== key)), true)
}

/** The prompt is still open: the user stopped waiting, or asked again. Wallets use the same code. */
class PromptOpenError extends Error {
  readonly code = -32002
}

/**
 * Asks the wallet, one prompt at a time per key, until it answers or the user gives up. An answer that comes later
 * still counts, so `ask` has to handle it. `onLate` is called after ten seconds.
 * @throws the error of `ask`, or that a prompt is open
 */
export function askWallet<answer>(
  key: string,
  ask: () => Promise<answer>,
  onLate: (stopWaiting: StopWaiting) => void,
): Promise<answer> {
  if (openPrompts.has(key)) return Promise.reject(new PromptOpenError())
  return new Promise((resolve, reject) => {
    const prompt = Symbol(key)
    const isOpen = () => openPrompts.get(key) === prompt
    const giveUp = () => {
      clearLate(key)
      reject(new PromptOpenError())
    }
    openPrompts.set(key, prompt)
    const timer = setTimeout(() => {
      if (!isOpen()) return
      latePrompts.setState((prompts) => new Map(prompts).set(key, giveUp), true)
      onLate(giveUp)
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
export function useUnnoticedPrompt(): StopWaiting | undefined {
  const late = useStore(latePrompts)
  const atButtons = useStore(noticed)
  return [...late.values()].find((stopWaiting) => !atButtons.includes(stopWaiting))
}

/** Marks a late prompt as noticed at its button while the caller is mounted. */
export function useNoticePrompt(stopWaiting: StopWaiting | undefined): void {
  // Before the paint, so that no banner flashes up.
  useLayoutEffect(() => {
    if (!stopWaiting) return
    noticed.setState((others) => [...others, stopWaiting], true)
    return () => noticed.setState((others) => others.toSpliced(others.indexOf(stopWaiting), 1), true)
  }, [stopWaiting])
}
