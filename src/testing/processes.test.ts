import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { run } from './processes'

// Starts a process and prints its id.
const parent = `
  import { start, stopOnSignals } from ${JSON.stringify(new URL('./processes.ts', import.meta.url).href)}
  stopOnSignals()
  console.log(start('sleep', ['60']).pid)
`

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s leaves no process behind', async (signal) => {
  const script = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = await once(script.stdout, 'data')
  const pid = Number(text)
  expect(isRunning(pid)).toBe(true)

  script.kill(signal)
  const [code] = await once(script, 'exit')
  expect(code).toBe(0)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('a script started by npm stops when npm is gone', async () => {
  const shell = spawn('sh', ['-c', `"$NODE" --import tsx --input-type=module --eval "$SCRIPT"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, SCRIPT: parent },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = await once(shell.stdout, 'data')
  const pid = Number(text)

  shell.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('reports the exit code and the output of a tool that fails', async () => {
  const failure = run('sh', ['-c', 'echo not today; exit 3'])
  await expect(failure).rejects.toMatchObject({
    message: expect.stringContaining('failed (3)'),
    output: 'not today\n',
  })
})

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
