import type { IncomingMessage, ServerResponse } from 'node:http'
import { startServer } from '../../../src/testing/httpServer.ts'
import type { Clock } from '../feeds/feed.ts'
import { hour } from '../lib/durations.ts'
import type { PandaScoreMatch } from './recordedMatch.ts'

/**
 * `down` resets the connection, `slow` never answers, `half` closes the connection in the middle of the body,
 * `broken` is HTTP 500.
 */
type Fault = 'down' | 'slow' | 'half' | 'broken'

interface Replay {
  /** Returns the time that the server is at, in unix seconds. */
  at: () => number
  /** Returns PandaScore's matches as they are at a time. */
  matches?: (time: number) => readonly PandaScoreMatch[]
  /** Returns the content of files at a time, by path, or the whole answer. */
  files?: (time: number) => Readonly<Record<string, string | Reply>>
  /** @param request counts from 1 */
  fault?: (time: number, request: number) => Fault | undefined
  token?: string
  /** Requests that PandaScore answers in an hour. */
  hourlyLimit?: number
  /** Sends files without their length, as HTTP/1.0 does. */
  omitLength?: boolean
}

interface Reply {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

/** Starts a server that answers as PandaScore does, and that serves files. Time is a parameter. */
export async function startReplay(replay: Replay) {
  const { at, fault, token = 'secret', hourlyLimit = 1_000 } = replay
  const requests: { time: number; url: URL }[] = []
  const requestsPerHour = new Map<number, number>()

  function reply(url: URL, authorization: string | undefined): Reply {
    const file = replay.files?.(at())[url.pathname]
    if (file !== undefined) return typeof file === 'string' ? { status: 200, body: file } : file
    if (url.pathname !== '/matches' || !replay.matches) return { status: 404, body: '{"error":"Not found"}' }
    if (authorization !== `Bearer ${token}`)
      return { status: 401, body: '{"error":"Token is missing or invalid"}' }
    const since = Math.floor(at() / hour)
    const used = (requestsPerHour.get(since) ?? 0) + 1
    requestsPerHour.set(since, used)
    if (used > hourlyLimit) return limited((since + 1) * hour - at())
    const { status, headers, body } = answerMatches(replay.matches(at()), url)
    return { status, body, headers: { ...headers, 'X-Rate-Limit-Remaining': String(hourlyLimit - used) } }
  }

  const server = await startServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push({ time: at(), url })
    const failing = fault?.(at(), requests.length)
    if (failing === 'slow') return
    if (failing === 'down') return void request.socket.resetAndDestroy()
    if (failing === 'broken') return send(response, { status: 500, body: 'Internal Server Error' })
    const answer = reply(url, request.headers.authorization)
    if (failing === 'half') return sendHalf(response, answer)
    if (replay.omitLength) return sendUntilClose(request, answer)
    send(response, answer)
  })
  return { ...server, requests }
}

function limited(retryAfter: number): Reply {
  const headers = { 'Retry-After': String(retryAfter) }
  return { status: 429, headers, body: '{"error":"Too many requests"}' }
}

function send(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

function sendHalf(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}

function sendUntilClose({ socket }: IncomingMessage, { body }: Reply) {
  socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${body}`)
}

/** Implements the part of PandaScore's `/matches` that its documentation has: filter, range, sort, page. */
function answerMatches(matches: readonly PandaScoreMatch[], { searchParams }: URL): Reply {
  const conditions = [...searchParams].map(([name, value]) => conditionOf(name, value.split(',')))
  const found = matches
    .filter((match) => conditions.every((condition) => condition(match)))
    .sort((a, b) => a.id - b.id)
  const size = Math.min(100, Number(searchParams.get('page[size]') ?? 50))
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json', 'X-Total': String(found.length) },
    body: JSON.stringify(found.slice(0, size)),
  }
}

function conditionOf(name: string, values: readonly string[]): (match: PandaScoreMatch) => boolean {
  const [from = '', to = ''] = values
  if (name === 'filter[videogame]') return ({ videogame }) => values.includes(videogame.slug)
  if (name === 'filter[status]') return ({ status }) => values.includes(status)
  if (name === 'range[id]') return ({ id }) => Number(from) <= id && id <= Number(to)
  if (name === 'range[scheduled_at]') return ({ scheduled_at: time }) => isBetween(time, from, to)
  if (name === 'range[modified_at]') return ({ modified_at: time }) => isBetween(time, from, to)
  if (name === 'page[size]' || (name === 'sort' && from === 'id')) return () => true
  throw new Error(`The replay server has no ${name}.`)
}

function isBetween(time: string | null, from: string, to: string): boolean {
  return time !== null && Date.parse(from) <= Date.parse(time) && Date.parse(time) <= Date.parse(to)
}

/** Returns a clock that jumps when somebody waits. @param start unix seconds */
export function driveClock(start: number) {
  let time = start
  const waits: number[] = []
  const clock: Clock = {
    now: () => time,
    wait: async (seconds, signal) => {
      signal.throwIfAborted()
      waits.push(seconds)
      time += seconds
    },
  }
  return {
    clock,
    /** Seconds of each wait. */
    waits,
    set: (next: number) => {
      time = next
    },
  }
}
