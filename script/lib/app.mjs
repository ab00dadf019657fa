import { openSync } from 'node:fs'
import { join } from 'node:path'
import { root, start, untilItAnswers } from './processes.mjs'

/** Serves the app for development, with its edits taken over as they are saved. Its settings: vite.config.ts. */
export async function serveApp(port) {
  const log = join(root, '.chain', 'app.log')
  const output = openSync(log, 'w')
  const child = start('vite', ['--port', String(port), '--strictPort', '--clearScreen', 'false'], {
    stdio: ['ignore', output, output],
  })
  await untilItAnswers(child, `http://localhost:${port}`, log)
  return child
}
