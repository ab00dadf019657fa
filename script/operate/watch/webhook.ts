import type { Notice } from '../status/types.ts'
import type { Level } from './levels.ts'

const TIMEOUT = 10_000
/** Seconds that a rate limit can ask to wait. */
const MAX_WAIT = 3_600

/** Something that happened, or that a person should know, in one line. */
export interface Event extends Notice {
  /** Unix seconds. */
  time: number
  level: Level
}

interface Service {
  host: RegExp
  /** Characters of one message, a little below what the service refuses. */
  length: number
  /** Returns a message's parameters. Names from feeds must not mention anybody. */
  body: (text: string, query: URLSearchParams) => object
}

const services: readonly Service[] = [
  {
    host: /(^|\.)discord(app)?\.com$/,
    length: 1_900,
    body: (content) => ({ content, allowed_mentions: { parse: [] } }),
  },
  {
    host: /^hooks\.slack\.com$/,
    length: 1_900,
    body: (text) => ({ text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
  },
  {
    host: /^api\.telegram\.org$/,
    length: 4_000,
    body: (text, query) => ({
      ...Object.fromEntries(query),
      // A full-width @ is no mention.
      text: text.replaceAll('@', '＠'),
      link_preview_options: { is_disabled: true },
    }),
  },
]

/** Statuses that refuse the text, and would again. Any other can be over once somebody mends the webhook. */
const REFUSALS = [400, 413, 422]

/** Any other host gets the events as JSON. */
const JSON_LENGTH = 1_900

/** Parts of Telegram's answer: seconds to wait, and the id of what a group has become. */
interface TelegramAnswer {
  parameters?: { retry_after?: number; migrate_to_chat_id?: number }
}

/** The receiver took nothing. It will never take the first `refused` events, or takes others after `wait` seconds. */
export class WebhookError extends Error {
  override name = 'WebhookError'

  constructor(
    message: string,
    readonly refused = 0,
    readonly wait = 0,
  ) {
    super(message)
  }
}

/** The receiver has moved: the same events go there with the next post. */
export class WebhookMoved extends Error {
  override name = 'WebhookMoved'
}

/**
 * Returns a function that posts the first events to a webhook, as many as one message takes, and returns their number.
 * @throws {WebhookError} without the URL, which is a secret
 * @throws {WebhookMoved}
 */
export function webhook(target: URL) {
  const url = new URL(target)
  const service = services.find(({ host }) => host.test(url.hostname))
  return async (events: readonly Event[]): Promise<number> => {
    const part = events.slice(0, countOf(events, service?.length ?? JSON_LENGTH))
    const response = await fetch(service ? url.origin + url.pathname : url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        service ? service.body(textOf(part, service.length), url.searchParams) : { events: part },
      ),
      // A redirected POST becomes a GET without the events, which any page answers.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: Error) => {
      throw new WebhookError(`The webhook at ${url.host} does not answer (${error.name}).`)
    })
    if (response.ok) return part.length
    const { status } = response
    const { parameters }: TelegramAnswer = (await response.json().catch(() => undefined)) ?? {}
    const movedTo = parameters?.migrate_to_chat_id
    if (service && Number.isSafeInteger(movedTo) && String(movedTo) !== url.searchParams.get('chat_id')) {
      url.searchParams.set('chat_id', String(movedTo))
      throw new WebhookMoved(
        `The group at ${url.host} has become a supergroup, and gets its messages: put chat_id=${movedTo} into OPERATE_WEBHOOK.`,
      )
    }
    if (REFUSALS.includes(status))
      throw new WebhookError(`The webhook at ${url.host} refused events (${status})`, part.length)
    const wait = status === 429 ? waitOf(response.headers.get('retry-after') ?? parameters?.retry_after) : 0
    throw new WebhookError(`The webhook at ${url.host} answered ${status}.`, 0, wait)
  }
}

/** Counts the events that fit into one message, at least one. */
function countOf(events: readonly Event[], most: number): number {
  let length = 0
  const excess = events.findIndex(({ text }) => {
    length += text.length + 1
    return length > most
  })
  return excess === -1 ? events.length : Math.max(1, excess)
}

const textOf = (events: readonly Event[], length: number) =>
  events
    .map(({ text }) => text)
    .join('\n')
    .slice(0, length)

/** Returns the seconds of a rate limit: in a header of Discord and Slack, in the body of Telegram. */
function waitOf(retryAfter: string | number | undefined): number {
  const seconds = Number(retryAfter)
  return seconds > 0 ? Math.min(seconds, MAX_WAIT) : 0
}
