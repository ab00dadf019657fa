import { pause } from '@/lib/pause'

/** Retries a dynamic import every `interval` milliseconds. Some browsers cache a failed one until the page reloads. */
export async function retryImport<part>(load: () => Promise<part>, interval: number): Promise<part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await pause(interval)
    }
  }
}
