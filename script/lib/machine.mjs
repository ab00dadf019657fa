// What the machine must bring, each lack told in one sentence. Only Node's own modules: this runs before anything is
// installed.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root, run } from './processes.mjs'

/** Something that the person at the keyboard can put right. The message is all they need to read. */
export class Trouble extends Error {
  name = 'Trouble'
}

/** @param {string} [version] */
export function requireNode(version = process.versions.node) {
  const [, least] = /(\d+\.\d+)/.exec(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node,
  )
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = least.split('.').map(Number)
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new Trouble(
      `Node ${least} or newer is needed, and this is Node ${version}: see https://nodejs.org.`,
    )
  }
}

export function requireFoundry() {
  for (const tool of ['forge', 'anvil']) {
    if (!existsSync(join(root, 'node_modules', '.bin', tool))) {
      throw new Trouble(
        `There is no ${tool} for ${process.platform} on ${process.arch} among the packages: use Linux or macOS, or WSL on Windows.`,
      )
    }
  }
}

/**
 * @param {number} port
 * @param {string} purpose
 */
export async function requireFreePort(port, purpose) {
  // Something may listen on either of the two addresses that localhost can mean.
  for (const host of ['127.0.0.1', '::1']) {
    if (!(await isFree(port, host))) {
      throw new Trouble(
        `Port ${port}, which ${purpose} needs, is in use: stop what runs there, perhaps another "npm start", and try again.`,
      )
    }
  }
}

/** @returns {Promise<boolean>} */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    // Without IPv6 nobody can be listening on it.
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** @returns {Promise<number>} a port that nobody listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Whether the packages are those of the lock file. */
export function isInstalled() {
  const installed = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Installs exactly what the lock file says. No package needs its install script. */
export function install() {
  return run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])
}
