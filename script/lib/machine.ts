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
    if (!(await isFree(port, host))) {
      throw new UserFacingError(
        `Port ${port}, which ${purpose} needs, is in use: stop what runs there, perhaps another "npm start", and try again.`,
      )
    }
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    // Other errors mean there is no such address, such as ::1 without IPv6.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
