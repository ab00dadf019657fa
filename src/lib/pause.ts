/** Lets the page answer to whoever uses it, in the midst of long work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
