// Checks what has to hold before any package can be imported. Node's own modules only.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = join(fileURLToPath(import.meta.url), '..', '..', '..')

/** No package needs its install script. */
export const installArguments = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']

/**
 * Runs `install` while a shrinkwrap, which npm prefers to the lock file, names the registry's tarballs. The lock file names
 * no registry, so npm would read the list of versions of each package: half of an installation's processor time.
 */
export async function withTarballs(folder, install) {
  const shrinkwrap = join(folder, 'npm-shrinkwrap.json')
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const configured = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  const registry = configured.trim().replace(/\/?$/, '/')
  for (const [location, entry] of Object.entries(lock.packages)) {
    // An alias has the name of another package.
    const name = entry.name ?? location.split('node_modules/').at(-1)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    if (location) entry.resolved = `${registry}${name}/-/${file}`
  }
  writeFileSync(shrinkwrap, JSON.stringify(lock))
  try {
    return await install()
  } finally {
    rmSync(shrinkwrap, { force: true })
  }
}

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
