// Checks what has to hold before any package can be imported, and installs the packages. Node's own modules only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = join(fileURLToPath(import.meta.url), '..', '..', '..')

/** No package needs its install script. */
export const installArguments = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Milliseconds between two lines about a long installation. */
const REPORT_INTERVAL = 20_000

/** Returns one sentence for the user if this Node is too old. */
export function nodeProblem(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const least = engines.node.replace('>=', '')
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
    ? undefined
    : `Node ${least} or newer is needed, and this is Node ${version}: see https://nodejs.org.`
}

/** Returns `true` if a folder's installed packages are at least as new as its lock file. */
function isInstalled(folder) {
  const installed = statSync(join(folder, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

/**
 * Installs a folder's packages if they are older than its lock file. Waits while another command does.
 * @param startNpm starts npm with these arguments in the folder, and returns the process
 * @returns npm's exit code, or 130 after a signal
 */
export async function installPackages(folder, startNpm = spawnNpm) {
  if (isInstalled(folder)) return 0
  return exclusively(join(folder, '.installing'), 'installs the packages', async (addHolder) => {
    // The command that this one waited for has installed them.
    if (isInstalled(folder)) return 0
    console.log(`Installing the packages of ${folder}, a minute or two`)
    const stop = () => npm.kill()
    for (const signal of STOP_SIGNALS) process.on(signal, stop)
    const npm = startNpm(installArguments, folder)
    // It may outlive this process.
    addHolder(npm.pid)
    const began = performance.now()
    const report = setInterval(() => {
      console.log(`Still installing, for ${Math.round((performance.now() - began) / 1_000)} s`)
    }, REPORT_INTERVAL)
    const [code] = await once(npm, 'exit')
    clearInterval(report)
    for (const signal of STOP_SIGNALS) process.off(signal, stop)
    return code ?? 130
  })
}

const spawnNpm = (args, cwd) => spawn('npm', args, { cwd, stdio: 'inherit' })

/**
 * Does what two commands must not do at the same time: waits while a running process holds the file.
 * @param file lists the ids of the processes that hold it
 * @param purpose what the holder does, for the message to whom waits
 */
export async function exclusively(file, purpose, work) {
  for (let isTold = false; !take(file); ) {
    const holders = holdersOf(file)
    if (holders.some(isRunning)) {
      if (!isTold) console.log(`Another command ${purpose}: waiting for it. If none runs, delete ${file}.`)
      isTold = true
      await sleep(200)
      // A holder that was killed left it.
    } else if (holders.length > 0) rmSync(file, { force: true })
  }
  const release = () => rmSync(file, { force: true })
  process.on('exit', release)
  try {
    return await work((pid) => writeFileSync(file, ` ${pid}`, { flag: 'a' }))
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function holdersOf(file) {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number)
  } catch {
    // It has just been released.
    return []
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
