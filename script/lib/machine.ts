// Checks the machine: tools and ports. Each problem is one sentence for the user.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { probePort } from '../../src/testing/freePort.ts'
import { root } from '../../src/testing/processes.ts'

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
    if ((await probePort(port, host)) === undefined) {
      throw new UserFacingError(
        `Port ${port}, which ${purpose} needs, is in use: stop what runs there, perhaps another "npm start", and try again.`,
      )
    }
  }
}
