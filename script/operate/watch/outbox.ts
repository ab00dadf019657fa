import { plainError } from '../lib/plainError.ts'
import { isAtLeast, type Level } from './levels.ts'
import { type Event, WebhookError } from './webhook.ts'

interface OutboxOptions {
  /** Posts the first events. Returns how many. @throws {WebhookError} */
  post: (events: readonly Event[]) => Promise<number>
  /** The least level that is posted. */
  level: Level
  /** Returns unix seconds. */
  now: () => number
  print: (line: string) => void
}

/**
 * Returns a function that posts a round's events, and with them those that the webhook did not take before. It returns
 * `false` if the webhook leaves or refuses any.
 */
export function createOutbox({ post, level, now, print }: OutboxOptions) {
  let unsent: Event[] = []
  let isDeaf = false
  let limitedUntil = 0

  async function flush(): Promise<boolean> {
    let isTaken = true
    while (unsent.length > 0) {
      const count = await post(unsent).catch((error: unknown) => {
        isTaken = false
        return countRefused(error)
      })
      unsent = unsent.slice(count)
      isDeaf = false
    }
    return isTaken
  }

  /** Drops events that the webhook always refuses, because they would block all later ones. */
  function countRefused(error: unknown): number {
    if (!(error instanceof WebhookError && error.refused > 0)) throw error
    for (const { text } of unsent.slice(0, error.refused)) print(`${plainError(error)}, dropped: ${text}`)
    return error.refused
  }

  return async (events: readonly Event[]): Promise<boolean> => {
    unsent.push(...events.filter((event) => isAtLeast(event.level, level)))
    if (now() < limitedUntil) return unsent.length === 0
    try {
      return await flush()
    } catch (error) {
      if (error instanceof WebhookError) limitedUntil = now() + error.wait
      if (!isDeaf) print(plainError(error))
      isDeaf = true
      return false
    }
  }
}
