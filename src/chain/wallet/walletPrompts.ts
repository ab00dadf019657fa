import { useStore } from '@/lib/useStore'

/** A prompt that is open for longer may be where nobody sees it: a minute, in milliseconds. */
const patience = 60_000

interface Prompt {
  isLate: boolean
  /** The wallet may still answer. */
  isGivenUp: boolean
  giveUp: () => void
}

const prompts = new Map<string, Prompt>()
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** The wallet has not answered, and the person waits no longer, or asked again. Numbered as wallets do. */
class PromptOpenError extends Error {
  readonly code = -32002
}

/**
 * Asks the wallet for something, once at a time for each key, and waits for the answer until the person gives up.
 * An answer that comes later still counts: `ask` has to see to it.
 * @throws what `ask` throws, or that a prompt is open
 */
export function askWallet<answer>(key: string, ask: () => Promise<answer>): Promise<answer> {
  if (prompts.has(key)) return Promise.reject(new PromptOpenError())
  return new Promise((resolve, reject) => {
    const prompt: Prompt = {
      isLate: false,
      isGivenUp: false,
      giveUp() {
        prompt.isGivenUp = true
        reject(new PromptOpenError())
        notify()
      },
    }
    prompts.set(key, prompt)
    const timer = setTimeout(() => {
      prompt.isLate = true
      notify()
    }, patience)
    ask()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        if (prompts.get(key) === prompt) forgetPrompt(key)
      })
  })
}

/** No longer minds a prompt: the person went on without it. */
export function forgetPrompt(key: string): void {
  if (prompts.delete(key)) notify()
}

/** Stops waiting for the wallet; `undefined` unless it has not answered for long. */
export function useUnansweredPrompt(): (() => void) | undefined {
  return useStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => [...prompts.values()].find(({ isLate, isGivenUp }) => isLate && !isGivenUp)?.giveUp,
  )
}
