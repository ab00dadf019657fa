import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { Trouble } from './machine.mjs'
import { run } from './processes.mjs'

const candidates = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for the tests: the one that `CHROMIUM_PATH` names, else one that is installed. `undefined`: Playwright's
 * own.
 * @returns {string | undefined}
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  // Playwright wants a path, not a name.
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = candidates.flatMap((name) => folders.map((folder) => resolve(folder, name)))
  // Asked, not only looked up: Ubuntu's chromium-browser may be a note that it is elsewhere.
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}

/** How Playwright starts it: with no request of its own to anybody. */
export function browserOptions() {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Sees to it that there is a browser: an installed one, else Playwright's, else Debian's. */
export async function ensureChromium() {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  try {
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
    await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { env })
  } catch (error) {
    const hasApt = spawnSync('apt-get', ['--version']).status === 0
    if (!isRoot || !hasApt) {
      throw new Trouble(
        `The browser tests need Chrome or Chromium, and it could not be downloaded: install one. (${error.message})`,
      )
    }
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  }
}
