import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../../src/testing/processes.ts'
import { testFolder } from '../../src/testing/testFolder.ts'
import { installPackages, nodeProblem } from './bootstrap.mjs'

const LOCK = '.installing'

/** Installs as soon as its input ends. */
const INSTALL = 'cat > /dev/null; mkdir -p node_modules; touch node_modules/.package-lock.json'

const startNpm = (_args: readonly string[], cwd: string) => spawn('sh', ['-c', INSTALL], { cwd })

const deadPid = () => spawnSync('true').pid

test('reports an old Node in one sentence', () => {
  expect(nodeProblem('20.18.3')).toMatch(/^Node 20\.19 or newer is needed, and this is Node 20\.18\.3/)
  expect(nodeProblem('18.20.0')).toContain('Node 20.19')
  expect(nodeProblem('20.19.0')).toBeUndefined()
  expect(nodeProblem('24.0.0')).toBeUndefined()
})

test('a second installation waits for the first, and leaves it at that', async () => {
  const folder = testFolder({ 'package-lock.json': '{}' })
  const npm = vi.fn(startNpm)
  const both = Promise.all([installPackages(folder, npm), installPackages(folder, npm)])
  await expect.poll(() => readFileSync(join(folder, LOCK), 'utf8')).toContain(' ')
  npm.mock.results[0]?.value.stdin.end()
  expect(await both).toEqual([0, 0])
  expect(npm).toHaveBeenCalledOnce()
  expect(existsSync(join(folder, LOCK))).toBe(false)
})

test('an installation that was killed holds nobody up', async () => {
  const folder = testFolder({ 'package-lock.json': '{}', [LOCK]: `${deadPid()} ${deadPid()}` })
  expect(await installPackages(folder, (...args) => startNpm(...args).once('spawn', endInput))).toBe(0)
  expect(existsSync(join(folder, LOCK))).toBe(false)
})

test('an npm that outlives its command does', async () => {
  const npm = spawn('cat')
  const folder = testFolder({ 'package-lock.json': '{}', [LOCK]: `${deadPid()} ${npm.pid}` })
  const start = vi.fn((...args: Parameters<typeof startNpm>) => startNpm(...args).once('spawn', endInput))
  const installed = installPackages(folder, start)
  expect(start).not.toHaveBeenCalled()
  npm.kill()
  expect(await installed).toBe(0)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s during an installation leaves nothing behind',
  async (signal) => {
    const npm = '#!/bin/sh\necho $$ > npm.pid\nexec cat\n'
    const folder = testFolder({ 'package-lock.json': '{}', 'bin/npm': npm })
    for (const file of [
      'package.json',
      'script/run.mjs',
      'script/lib/bootstrap.mjs',
      'script/lib/checks.mjs',
    ])
      cpSync(join(root, file), join(folder, file))
    spawnSync('chmod', ['+x', join(folder, 'bin', 'npm')])
    const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter)
    const command = spawn(process.execPath, ['script/run.mjs', 'start'], {
      cwd: folder,
      env: { ...process.env, PATH },
    })
    const pidFile = join(folder, 'npm.pid')
    await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toMatch(/\d\n/)

    command.kill(signal)
    expect(await once(command, 'exit')).toEqual([130, null])
    expect(existsSync(join(folder, LOCK))).toBe(false)
    expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH')
  },
)

function endInput(this: ReturnType<typeof spawn>) {
  this.stdin?.end()
}
