import type { Notice } from '../status/types.ts'

/** Discord refuses longer messages. */
const MESSAGE_LENGTH = 1_900
const TIMEOUT = 10_000

/** Something that happened, or that a person should know, in one line. */
export interface Event extends Notice {
  /** Unix seconds. */
  time: number
}

/** The receiver will never take these events. */
export class WebhookRefusal extends Error {
  override name = 'WebhookRefusal'
  /** Number of the first events that it refused. */
  readonly count: number

  constructor(message: string, count: number) {
    super(message)
    this.count = count
  }
}

/**
 * Returns a function that posts the first events to a webhook, as many as one message takes, and returns their number.
 * It throws an error that does not name the URL, which is a secret.
 */
export function webhook(url: URL) {
  return async (events: readonly Event[]): Promise<number> => {
    const part = events.slice(0, countOf(events))
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyFor(url.hostname, part)),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: Error) => {
      throw new Error(`The webhook at ${url.host} does not answer (${error.name}).`)
    })
    if (isFinalRefusal(response.status)) {
      throw new WebhookRefusal(`The webhook at ${url.host} refused events (${response.status})`, part.length)
    }
    if (!response.ok) throw new Error(`The webhook at ${url.host} answered ${response.status}.`)
    return part.length
  }
}

/** Timeouts and rate limits pass; any other client error would repeat with every round. */
const isFinalRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Counts the events that fit into one message, at least one. */
function countOf(events: readonly Event[]): number {
  let length = 0
  const excess = events.findIndex(({ text }) => {
    length += text.length + 1
    return length > MESSAGE_LENGTH
  })
  return excess === -1 ? events.length : Math.max(1, excess)
}

/** Returns the body that the host takes. Names from feeds must not mention anybody. */
function bodyFor(host: string, events: readonly Event[]) {
  const text = events
    .map((event) => event.text)
    .join('\n')
    .slice(0, MESSAGE_LENGTH)
  if (/(^|\.)discord(app)?\.com$/.test(host)) return { content: text, allowed_mentions: { parse: [] } }
  if (host === 'hooks.slack.com') {
    return { text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }
  }
  return { events }
}
