/** Waits, at least until the page had the chance to answer to whoever uses it. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
