import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'

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
    stop: () => {},
  }

  beforeEach(async () => {
    const server = createServer(async (request, response) => {
      const text = (await request.setEncoding('utf8').toArray()).join('')
      receiver.requests.push({ url: request.url ?? '', body: text ? JSON.parse(text) : undefined })
      const { status, headers, body } = receiver.answer(text)
      response.writeHead(status, headers).end(body && JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    receiver.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`)
    receiver.requests = []
    receiver.answer = () => ({ status: 204 })
    receiver.stop = () => {
      server.closeAllConnections()
      server.close()
    }
    const send = fetch
    vi.stubGlobal('fetch', (target: URL | string, init?: RequestInit) => {
      const { hostname, pathname, search } = new URL(target)
      return send(hostname === '127.0.0.1' ? target : new URL(pathname + search, receiver.url), init)
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    receiver.stop()
  })

  return receiver
}
