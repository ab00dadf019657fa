import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, vi } from 'vitest'
import { startServer } from '../../../src/testing/httpServer.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: object
}

/** Gives each test of a file a server that stands in for webhooks and heartbeats, whatever host is called. */
export function setUpReceiver() {
  const receiver = {
    url: new URL('http://127.0.0.1'),
    /** Paths with their queries, and the parsed bodies. */
    requests: [] as { url: string; body: unknown }[],
    bodies: () => receiver.requests.map(({ body }) => body),
    /** Answers by the request's body. */
    answer: (_: string): Answer => ({ status: 204 }),
    stop: async () => {},
  }

  beforeEach(async () => {
    const { url, stop } = await startServer(async (request, response) => {
      const sent = await text(request)
      receiver.requests.push({ url: request.url ?? '', body: sent ? JSON.parse(sent) : undefined })
      const { status, headers, body } = receiver.answer(sent)
      response.writeHead(status, headers).end(body && JSON.stringify(body))
    })
    Object.assign(receiver, { url: new URL('/secret', url), requests: [], stop })
    receiver.answer = () => ({ status: 204 })
    const send = fetch
    vi.stubGlobal('fetch', (target: URL | string, init?: RequestInit) => {
      const { hostname, pathname, search } = new URL(target)
      return send(hostname === '127.0.0.1' ? target : new URL(pathname + search, receiver.url), init)
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    return receiver.stop()
  })

  return receiver
}
