import { setTimeout as sleep } from 'node:timers/promises'

/** Tests drive a clock of their own. */
export interface Clock {
  /** Returns unix seconds. */
  now: () => number
  /** Waits, or rejects with the reason of the signal once it aborts. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Math.floor(Date.now() / 1_000),
  wait: async (seconds, signal) => {
    // Rejects with the signal's own reason instead of Node's.
    await sleep(seconds * 1_000, undefined, { signal }).catch(() => signal.throwIfAborted())
  },
}
