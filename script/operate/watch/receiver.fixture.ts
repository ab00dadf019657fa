import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: object
}

/** Starts a server that stands in for webhooks and heartbeats. @param answer by the request's body */
export async function startReceiver(answer: (body: string) => Answer = () => ({ status: 204 })) {
  /** Paths with their queries, and the parsed bodies. */
  const requests: { url: string; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const text = (await request.setEncoding('utf8').toArray()).join('')
    requests.push({ url: request.url ?? '', body: text ? JSON.parse(text) : undefined })
    const { status, headers, body } = answer(text)
    response.writeHead(status, headers).end(body && JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`),
    requests,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Gives each test of a file a receiver, whatever host is called. */
export function setUpReceiver() {
  const receiver = {
    url: new URL('http://127.0.0.1'),
    requests: [] as { url: string; body: unknown }[],
    bodies: () => receiver.requests.map(({ body }) => body),
    answer: (_: string): Answer => ({ status: 204 }),
    stop: () => {},
  }

  beforeEach(async () => {
    receiver.answer = () => ({ status: 204 })
    Object.assign(receiver, await startReceiver((body) => receiver.answer(body)))
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
