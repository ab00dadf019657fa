// Checks what has to hold before any package can be imported. Node's own modules only.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = join(fileURLToPath(import.meta.url), '..', '..', '..')

/** No package needs its install script. */
export const installArguments = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']

/** Returns one sentence for the user if this Node is too old. */
export function nodeProblem(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const least = engines.node.replace('>=', '')
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = least.split('.').map(Number)
  const isSupported = major > leastMajor || (major === leastMajor && minor >= leastMinor)
  return isSupported
    ? undefined
    : `Node ${least} or newer is needed, and this is Node ${version}: see https://nodejs.org.`
}

/** Returns `true` if a folder's installed packages are at least as new as its lock file. */
export function isInstalled(folder = root) {
  const installed = statSync(join(folder, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}
