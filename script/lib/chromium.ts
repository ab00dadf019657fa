import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { UserFacingError } from './machine.ts'
import { run } from './processes.ts'

const candidates = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of the browser for the tests: `CHROMIUM_PATH` or an installed one, else Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = candidates.flatMap((name) => folders.map((folder) => resolve(folder, name)))
  // Run it, because Ubuntu's chromium-browser may be a stub that points to a snap.
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}

/** Returns launch options that keep the browser from sending requests of its own. */
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

/** Installs Playwright's browser, or Debian's, if none is found. */
export async function ensureChromium() {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  try {
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
    await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { env })
  } catch (error) {
    const hasApt = spawnSync('apt-get', ['--version']).status === 0
    if (!isRoot || !hasApt) {
      throw new UserFacingError(
        `The browser tests need Chrome or Chromium, and it could not be downloaded: install one. (${(error as Error).message})`,
      )
    }
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  }
}
