import { delay } from '@/lib/delay'

/** Calls `work` at once, then at most once per `interval` milliseconds. Awaits slow work and never drops the last call. */
export function throttle(work: () => Promise<unknown>, interval: number) {
  let isRunning = false
  let isWaiting = false
  let isCancelled = false

  async function run() {
    isRunning = true
    await Promise.allSettled([work(), delay(interval)])
    isRunning = false
    if (isWaiting && !isCancelled) {
      isWaiting = false
      void run()
    }
  }
  return {
    call: () => {
      if (isRunning) isWaiting = true
      else void run()
    },
    cancel: () => {
      isCancelled = true
    },
  }
}
