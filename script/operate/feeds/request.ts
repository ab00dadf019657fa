import { decodeText } from '../../../src/lib/decodeText.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { formatTime } from '../lib/durations.ts'
import type { Clock } from './feed.ts'

interface RequestOptions {
  name: string
  clock: Clock
  headers?: Readonly<Record<string, string>>
  tokenVariable?: string
  /** Milliseconds for each attempt. */
  timeout?: number
  /** Hosts to which the server may redirect, with their subdomains; its own always is one. */
  follow?: readonly string[] | undefined
}

interface Answer {
  text: string
  headers: Headers
  /** HTTP confirms the answer's length. */
  isWhole: boolean
}

interface Problem {
  problem: string
  /** Seconds until the next attempt, or `false` if another one is useless. */
  retryAfter: number | undefined | false
}

const ATTEMPTS = 5
const TIMEOUT = 30_000
/** Far more than a season has, and far less than memory. */
const MAX_BYTES = 20_000_000
/** Seconds to wait on a rate limit without `Retry-After`. */
const RATE_LIMIT_WAIT = 60
const REDIRECTS = 5
/** Most seconds to wait within one read of a feed. */
const LONGEST_WAIT = 20

/**
 * Returns a function that requests URLs of one server, with retries and exponential backoff: 1, 2, 4 and 8 seconds. Under
 * a longer rate limit it fails without asking until that is over.
 */
export function createRequester(options: RequestOptions) {
  const { name, clock } = options
  let limitedUntil = 0
  return async (url: URL, signal: AbortSignal): Promise<Answer> => {
    for (let attempt = 1; ; attempt++) {
      if (clock.now() < limitedUntil) {
        throw new UserFacingError(`${name} is not asked before ${formatTime(limitedUntil)}: rate limit.`)
      }
      const outcome = await ask(url, options, signal)
      if ('text' in outcome) return outcome
      const { problem, retryAfter } = outcome
      if (retryAfter === false || attempt === ATTEMPTS) {
        throw new UserFacingError(`${name} can't be read: ${problem}.`)
      }
      const wait = retryAfter ?? 2 ** (attempt - 1)
      if (wait > LONGEST_WAIT) limitedUntil = clock.now() + wait
      else await clock.wait(wait, signal)
    }
  }
}

/** Accepts https, and http on this machine. */
export function requireSecure(url: URL): URL {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return url
  throw new UserFacingError(`${url.host} must be read by https.`)
}

async function ask(url: URL, options: RequestOptions, signal: AbortSignal): Promise<Answer | Problem> {
  const { headers, timeout = TIMEOUT } = options
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetchFrom(url, options, { headers, signal: AbortSignal.any([signal, limit]) })
    const body = await readBody(response, options.name)
    if (!response.ok) return describeStatus(response, options)
    return {
      text: decode(body, options.name),
      headers: response.headers,
      isWhole: response.headers.has('content-length') || response.headers.has('transfer-encoding'),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof UserFacingError) throw error
    const problem = limit.aborted ? `no answer within ${timeout / 1_000} seconds` : describeFailure(error)
    return { problem, retryAfter: undefined }
  }
}

/** Follows redirects on the same host and to those that are allowed: what another host or this machine says is no feed. */
async function fetchFrom(url: URL, { name, follow }: RequestOptions, init: RequestInit) {
  let at = url
  for (let count = 0; count <= REDIRECTS; count++) {
    const response = await fetch(at, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    const next = requireSecure(new URL(location, at))
    const isAllowed = follow?.some((host) => `.${next.hostname}`.endsWith(`.${host}`))
    if (next.host !== at.host && !isAllowed) {
      const remedy = follow ? `: add --follow ${next.hostname} if that is right` : ', and gets no token'
      throw new UserFacingError(`${name} redirects to ${next.host}${remedy}.`)
    }
    at = next
  }
  throw new UserFacingError(`${name} redirects more than ${REDIRECTS} times.`)
}

/** @throws {UserFacingError} as soon as the body is too long */
async function readBody({ body }: Response, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new UserFacingError(`${name} is longer than ${MAX_BYTES / 1e6} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function decode(bytes: Uint8Array, name: string): string {
  try {
    return decodeText(bytes)
  } catch {
    throw new UserFacingError(`${name} is not encoded in UTF-8.`)
  }
}

function describeStatus({ status, headers }: Response, { clock, tokenVariable }: RequestOptions): Problem {
  if (status === 429) {
    return {
      problem: 'its rate limit is reached (HTTP 429)',
      retryAfter: secondsOf(headers.get('retry-after'), clock) ?? RATE_LIMIT_WAIT,
    }
  }
  if (status === 401 || status === 403) {
    const hint = tokenVariable ? `, check ${tokenVariable}` : ''
    return { problem: `it refuses access (HTTP ${status})${hint}`, retryAfter: false }
  }
  return { problem: `it answers HTTP ${status}`, retryAfter: status >= 500 ? undefined : false }
}

/** Parses `Retry-After`, which holds seconds or a date. */
function secondsOf(retryAfter: string | null, clock: Clock): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Date.parse(retryAfter) / 1_000 - clock.now()
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** Only the code, because messages may hold the URL. */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'UND_ERR_SOCKET' ? 'the answer is cut off' : `the connection fails (${code ?? 'unknown'})`
}
