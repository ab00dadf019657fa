/** Waits; without a duration, it only yields to the event loop. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
