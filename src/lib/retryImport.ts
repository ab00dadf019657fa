import { pause } from '@/lib/pause'

/**
 * Retries a dynamic import until it loads. Some browsers cache a failed one until the page reloads.
 *
 * @param interval between two tries, in milliseconds
 */
export async function retryImport<part>(load: () => Promise<part>, interval: number): Promise<part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await pause(interval)
    }
  }
}
