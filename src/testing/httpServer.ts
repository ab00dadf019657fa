import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a port of 127.0.0.1, by default a free one. `await using` stops it at the end of the block. */
export async function startServer(listener: RequestListener, port = 0) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const { port: bound } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${bound}`, stop, [Symbol.asyncDispose]: stop }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>
