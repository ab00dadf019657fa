import { type AddressInfo, createServer } from 'node:net'

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = await probePort(0, '127.0.0.1')
  if (!port) throw new Error('There is no free port.')
  return port
}

/** Listens for a moment. Returns the port, any if it is 0, or `undefined` if it is in use. */
export function probePort(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    // Other errors mean there is no such address, such as ::1 without IPv6.
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? undefined : port),
    )
    server.listen(port, host, () => {
      const { port: chosen } = server.address() as AddressInfo
      server.close(() => resolve(chosen))
    })
  })
}
