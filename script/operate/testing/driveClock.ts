import type { Clock } from '../feeds/clock.ts'

/** Returns a clock that jumps when somebody waits. @param start unix seconds */
export function driveClock(start: number) {
  let time = start
  const waits: number[] = []
  const clock: Clock = {
    now: () => time,
    wait: async (seconds, signal) => {
      signal.throwIfAborted()
      waits.push(seconds)
      time += seconds
    },
  }
  return {
    clock,
    /** Seconds of each wait. */
    waits,
    set: (next: number) => {
      time = next
    },
  }
}
