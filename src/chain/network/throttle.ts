import { pause } from '@/lib/pause'

/**
 * Calls at once, then at most once per `interval` milliseconds and never before the last call has done its work: begun
 * anew each time, slow work would never come to its end while much happens. The last call is never lost.
 */
export function throttle(work: () => Promise<unknown>, interval: number) {
  let isRunning = false
  let isWaiting = false
  let isCancelled = false

  async function run() {
    isRunning = true
    await Promise.allSettled([work(), pause(interval)])
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
