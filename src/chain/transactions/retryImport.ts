import { pause } from '@/lib/pause'

/**
 * Loads a part of the app that cannot be done without, and tries again until it is there. Some browsers remember until
 * a reload that it failed.
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
