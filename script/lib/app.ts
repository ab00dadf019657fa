import { openSync } from 'node:fs'
import { join } from 'node:path'
import { root, start, waitForServer } from './processes.ts'

/** Starts the development server and waits until it answers. */
export async function serveApp(port: number) {
  const log = join(root, '.chain', 'app.log')
  const output = openSync(log, 'w')
  const child = start('vite', ['--port', String(port), '--strictPort', '--clearScreen', 'false'], {
    stdio: ['ignore', output, output],
  })
  await waitForServer(child, `http://localhost:${port}`, log)
  return child
}
