/** Waits; without a duration, it only yields to the event loop. */
export function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Milliseconds. */
const RENDER_TIME = 200

/** Waits until the browser has had time to render a first page, before the next one is read. */
export const delayToRender = (): Promise<void> => delay(RENDER_TIME)

/**
 * Retries a dynamic import until it loads. Some browsers cache a failed one until the page reloads.
 * @param interval milliseconds
 */
export async function retryImport<part>(load: () => Promise<part>, interval = 2_000): Promise<part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await delay(interval)
    }
  }
}
