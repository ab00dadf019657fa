import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { run } from '../../src/testing/processes.ts'
import { UserFacingError } from './machine.ts'

/** Chromium without browser windows, which cost a quarter of the processor time of all browser tests. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const candidates = [
  HEADLESS_SHELL,
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of the browser for the tests: `CHROMIUM_PATH` or an installed one, else Playwright's own. */
export function findChromium(names: readonly string[] = candidates): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => resolve(folder, name)))
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

/** Installs Debian's headless shell, or Playwright's where that fails and no other browser is found. */
export async function ensureChromium() {
  if (findChromium([HEADLESS_SHELL])) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    try {
      await run('apt-get', ['update'])
      await run('apt-get', ['install', '--yes', '--no-install-recommends', HEADLESS_SHELL])
      return
    } catch {
      // Ubuntu has no such package.
    }
  }
  if (findChromium()) return
  try {
    await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), '--only-shell', 'chromium'])
  } catch (error) {
    throw new UserFacingError(
      `The browser tests need Chrome or Chromium, and it could not be downloaded: install one. (${(error as Error).message})`,
    )
  }
}
