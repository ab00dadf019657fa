import { createStore, useStore } from 'zustand'

/** A prompt that stays open longer may be hidden from the user: a minute, in milliseconds. */
const lateAfter = 60_000

const openPrompts = new Map<string, symbol>()
/** Stops waiting for a late prompt, by its key. */
const latePrompts = createStore<ReadonlyMap<string, () => void>>(() => new Map())

function clearLate(key: string): void {
  latePrompts.setState((prompts) => new Map([...prompts].filter(([other]) => other !== key)), true)
}

/** The prompt is still open: the user stopped waiting, or asked again. Wallets use the same code. */
class PromptOpenError extends Error {
  readonly code = -32002
}

/**
 * Asks the wallet, one prompt at a time per key, until it answers or the user gives up. An answer that comes later
 * still counts, so `ask` has to handle it.
 * @throws the error of `ask`, or that a prompt is open
 */
export function askWallet<answer>(key: string, ask: () => Promise<answer>): Promise<answer> {
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
      if (isOpen()) latePrompts.setState((prompts) => new Map(prompts).set(key, giveUp), true)
    }, lateAfter)
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

/** Returns a function that stops waiting for the wallet; `undefined` unless a prompt is late. */
export function useUnansweredPrompt(): (() => void) | undefined {
  return useStore(latePrompts, (prompts) => prompts.values().next().value)
}
