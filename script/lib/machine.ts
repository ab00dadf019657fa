// Checks the machine: tools and ports. Each problem is one sentence for the user.
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './processes.ts'

/** A problem that the user can solve. The message is all they need to read. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}

export function requireFoundry() {
  for (const tool of ['forge', 'anvil']) {
    if (!existsSync(join(root, 'node_modules', '.bin', tool))) {
      throw new UserFacingError(
        `There is no ${tool} for ${process.platform} on ${process.arch} among the packages: use Linux or macOS, or WSL on Windows.`,
      )
    }
  }
}

export async function requireFreePort(port: number, purpose: string) {
  // localhost may resolve to either address.
  for (const host of ['127.0.0.1', '::1']) {
    if ((await probe(port, host)) === undefined) {
      throw new UserFacingError(
        `Port ${port}, which ${purpose} needs, is in use: stop what runs there, perhaps another "npm start", and try again.`,
      )
    }
  }
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = await probe(0, '127.0.0.1')
  if (!port) throw new Error('There is no free port.')
  return port
}

/** Listens for a moment. Returns the port, any if it is 0, or `undefined` if it is in use. */
function probe(port: number, host: string): Promise<number | undefined> {
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
