import { oneLine, plainError } from '../lib/plainError.ts'
import { LEVELS, type Level } from './levels.ts'
import { type Event, WebhookError, WebhookMoved } from './webhook.ts'

interface OutboxOptions {
  /** Posts the first events. Returns how many. @throws {WebhookError} */
  post: (events: readonly Event[]) => Promise<number>
  level: Level
  /** Returns unix seconds. */
  now: () => number
  print: (line: string) => void
}

/** Says that the webhook refused an event, also in its plain form. */
const LOST = 'lost'
/** Characters that the plain form of a text has at most. */
const PLAIN_LENGTH = 200

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
      const count = await postPart(unsent)
      if (count === 0 && unsent[0]?.key === LOST) isTaken = false
      unsent = unsent.slice(count)
      isDeaf = false
    }
    return isTaken
  }

  /** Halves a part that the webhook refuses, until the one event is found that would block all others. */
  async function postPart(part: readonly Event[]): Promise<number> {
    try {
      return await post(part)
    } catch (error) {
      if (error instanceof WebhookMoved) {
        print(error.message)
        unsent.push({ key: 'moved', text: `! ${error.message}`, time: now(), level: 'warning' })
        return postPart(part)
      }
      if (!(error instanceof WebhookError && error.refused > 0)) throw error
      if (error.refused > 1) return postPart(part.slice(0, error.refused / 2))
      replaceRefused(error)
      return 0
    }
  }

  /** Puts the first event into its plain form, or else prints it, and says in its place that it's missing. */
  function replaceRefused(error: WebhookError) {
    const [event] = unsent
    if (!event || event.key === LOST) throw error
    const plain = plainForm(event.text)
    if (plain !== event.text) {
      unsent[0] = { ...event, text: plain }
      return
    }
    print(`${plainError(error)}, dropped: ${event.text}`)
    const text = oneLine(
      `! The webhook refused an event, which only the output of the watch has: ${event.key}`,
    )
    unsent[0] = { ...event, key: LOST, text }
  }

  return async (events: readonly Event[]): Promise<boolean> => {
    unsent.push(...events.filter((event) => LEVELS.indexOf(event.level) >= LEVELS.indexOf(level)))
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

/** Short, and without what a service could take for markup, a link or a mention. */
function plainForm(text: string): string {
  const plain = text.normalize('NFKD').replace(/[^\w .,:;!?#+-]+/g, ' ')
  return plain.replace(/ +/g, ' ').trim().slice(0, PLAIN_LENGTH)
}
