// Every process that a script starts goes through here, so that none outlives it. Only Node's own modules: this runs
// before anything is installed.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** How long a process may take to end after being asked to: Anvil writes its state then. */
const PATIENCE_MS = 10_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const living = new Set()

/** @type {WeakSet<import('node:child_process').ChildProcess>} */
const asked = new WeakSet()

let stopping = false

/** Whether a signal has come: what fails from now on fails because of it. */
export function isStopping() {
  return stopping
}

/** A tool that ended with an error. `output` is all that it printed. */
export class ToolError extends Error {
  name = 'ToolError'

  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/**
 * Starts a program of `node_modules/.bin` or the PATH in a process group of its own, so that Ctrl-C in a terminal
 * reaches it through us only, in the order we choose.
 * @param {string} tool
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, stdio?: import('node:child_process').StdioOptions, timeout?: number }} [options] `timeout` in ms
 */
export function start(
  tool,
  args,
  { env = {}, stdio = ['ignore', 'pipe', 'pipe'], cwd = root, timeout } = {},
) {
  const child = spawn(tool, args, { cwd, env: environment(env), stdio, timeout, detached: true })
  if (child.pid !== undefined) living.add(child)
  child.on('exit', () => living.delete(child))
  return child
}

/**
 * Runs a program to its end and returns what it printed.
 * @param {string} tool
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, timeout?: number, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<string>}
 * @throws {ToolError}
 */
export function run(tool, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) =>
      reject(new ToolError(`${tool} could not be started: ${error.message}`, output)),
    )
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new ToolError(`"${[tool, ...args].join(' ')}" failed (${signal ?? code}).`, output))
    })
  })
}

/**
 * Runs a program to its end in the terminal that we have, where it may ask for something, a password say.
 * @param {string} tool
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @throws {ToolError}
 */
export function runAtTerminal(tool, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: root, env: environment(env), stdio: 'inherit' })
    child.on('error', (error) => reject(new ToolError(`${tool} could not be started: ${error.message}`, '')))
    child.on('close', (code, signal) => {
      if (code === 0) resolve('')
      else reject(new ToolError(`${tool} failed (${signal ?? code}).`, ''))
    })
  })
}

/** Ours, with the packages' programs first, and what is to be different. */
function environment(env) {
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
  return { ...process.env, PATH: path, ...env }
}

/**
 * Waits for a server to answer.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 * @param {string} [log] the file that has what it printed
 * @throws {Error} if it ends instead
 */
export async function untilItAnswers(child, url, log) {
  let failure
  child.on('error', (error) => {
    failure = error
  })
  while (!(await answers(url))) {
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${child.spawnfile} ended before it answered${log ? `: see ${log}` : ''}.`, {
        cause: failure,
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Whether anybody speaks HTTP there, whatever they say. */
async function answers(url) {
  try {
    await fetch(url)
    return true
  } catch {
    return false
  }
}

/**
 * Ends a process and all that it started, and waits for it.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  if (!living.has(child)) return
  asked.add(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(timer)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(how: number | NodeJS.Signals | null) => void} react
 */
export function whenItEndsByItself(child, react) {
  child.once('exit', (code, signal) => {
    if (!asked.has(child)) react(signal ?? code)
  })
}

/** Ends all that is still running. */
export async function stopAll() {
  await Promise.all([...living].map(stop))
}

/**
 * Ends everything on Ctrl-C, on SIGTERM and when the terminal or npm ends, and then this process, with success: being
 * stopped is how a server ends.
 * @param {() => void} [announce]
 * @param {number} [code]
 */
export function stopOnSignals(announce, code = 0) {
  const stopOnce = async () => {
    // A second Ctrl-C finds us waiting for Anvil to write its state.
    if (stopping) return
    stopping = true
    announce?.()
    await stopAll()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopOnce)

  // npm ends on SIGTERM without passing it on. What we notice is that our parent is gone.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stopOnce(), 250).unref()
  }
  // Whoever read what we say may be gone as well.
  process.stdout.on('error', () => {})
}

// The last resort, when this process ends in a way nobody foresaw.
process.on('exit', () => {
  for (const child of living) signalGroup(child, 'SIGKILL')
})

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    process.kill(-Number(child.pid), signal)
  } catch {
    // It has ended meanwhile.
  }
}
