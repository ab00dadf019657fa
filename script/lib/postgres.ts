// A PostgreSQL of its own for tests and benchmarks of the indexer, where the machine has one.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/testing/freePort.ts'
import { run, start, stop } from '../../src/testing/processes.ts'

/**
 * Starts PostgreSQL on an empty database. Returns its URL and how to remove it, or `undefined` if the PATH has no `initdb`
 * and `postgres`.
 */
export async function startPostgres() {
  if (!['initdb', 'postgres'].every((tool) => spawnSync(tool, ['--version']).status === 0)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'clutchpool-postgres-'))
  const removeFolder = () => rm(folder, { recursive: true })
  try {
    const { url, server } = await serve(folder)
    return {
      url,
      async remove() {
        await stop(server)
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function serve(folder: string) {
  const data = join(folder, 'data')
  mkdirSync(data)
  const user = unprivilegedUser()
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  const options = { cwd: folder, ...user }
  await run('initdb', ['-D', data, '-U', 'postgres', '--auth', 'trust', '--no-sync'], options)
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const server = start('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  })
  while (!isReady(data)) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error('PostgreSQL ended before it accepted connections.')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, server }
}

/** Returns the user `nobody` if this process is root's, as in a container: PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Reads the server's status file, as pg_ctl does. A connection would also succeed if another process took the port since
 * `freePort`.
 */
function isReady(data: string): boolean {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'))
}
