// Starts and stops child processes, so that none outlives the script.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = join(fileURLToPath(import.meta.url), '..', '..', '..')

/** Time between SIGTERM and SIGKILL. Anvil writes its state in it. */
const STOP_TIMEOUT_MS = 60_000

/** Milliseconds that a server on this machine may take to answer. */
const ANSWER_TIMEOUT_MS = 10_000

const running = new Set<ChildProcess>()
const stoppedByUs = new WeakSet<ChildProcess>()
let stopping = false

/** The packages' programs come first. */
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

type StartOptions = Pick<SpawnOptions, 'cwd' | 'stdio' | 'timeout' | 'env' | 'uid' | 'gid'>

/** Returns `true` after a signal, when tools fail because they are being stopped. */
export const isStopping = () => stopping

/** A tool failed. `output` is all it printed. */
export class ToolError extends Error {
  override name = 'ToolError'
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.output = output
  }
}

/** A tool took too long and was killed. */
export class ToolTimeout extends ToolError {
  override name = 'ToolTimeout'
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches it only through us and in our order. With
 * our stdin it shares our group, because only that may read the terminal, for a password.
 */
export function start(
  tool: string,
  args: readonly string[],
  { env, stdio = ['ignore', 'pipe', 'pipe'], cwd = root, ...options }: StartOptions = {},
): ChildProcess {
  const child = spawn(tool, args, {
    cwd,
    // Foundry's tools print a backtrace when they crash, unless this is set.
    env: { ...process.env, PATH: path, RUST_BACKTRACE: '0', ...env },
    stdio,
    ...options,
    detached: [stdio].flat()[0] !== 'inherit',
  })
  if (child.pid !== undefined) running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/**
 * Runs a program and returns its output.
 * @param onOutput gets all that was printed so far whenever there is more
 * @throws {ToolError}
 */
export function run(
  tool: string,
  args: readonly string[],
  { onOutput, ...options }: StartOptions & { onOutput?: (output: string) => void } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        onOutput?.(output)
      })
    }
    child.on('error', (error) =>
      reject(new ToolError(`${tool} could not be started: ${error.message}`, output)),
    )
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      // Only the timeout kills the child itself: `stop` signals its group.
      else if (child.killed) reject(new ToolTimeout(`${tool} took too long.`, output))
      else reject(new ToolError(`"${[tool, ...args].join(' ')}" failed (${signal ?? code}).`, output))
    })
  })
}

/**
 * Waits until a program is ready.
 * @param log the file with its output
 * @throws {Error} if the program ends first
 */
export async function waitUntilReady(
  child: ChildProcess,
  isReady: () => boolean | Promise<boolean>,
  log?: string,
) {
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  while (!(await isReady())) {
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${child.spawnfile} ended before it was ready${log ? `: see ${log}` : ''}.`, {
        cause: failure,
      })
    }
    await sleep(25)
  }
}

/** Returns `true` once a server answers over HTTP, with whatever status by default. */
export function answers(url: string, isRight = (_: Response) => true): Promise<boolean> {
  // Another program may hold the port and never answer.
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(isRight, () => false)
}

/** Stops a process with its children, and waits until it has ended. */
export async function stop(child: ChildProcess) {
  if (!running.has(child)) return
  stoppedByUs.add(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}

/** Calls back if a process ends without being stopped by us. */
export function onUnexpectedExit(
  child: ChildProcess,
  react: (codeOrSignal: number | NodeJS.Signals | null) => void,
) {
  child.once('exit', (code, signal) => {
    if (!stoppedByUs.has(child)) react(signal ?? code)
  })
}

export async function stopAll() {
  await Promise.all([...running].map(stop))
}

/**
 * Stops all processes and exits on SIGINT, SIGTERM and SIGHUP, and when npm is gone.
 * @param exitCode by default 0, as a server ends by being stopped
 */
export function stopOnSignals(announce?: () => void, exitCode = 0) {
  const stopOnce = async () => {
    // Ignores a second Ctrl-C: Anvil is writing its state.
    if (stopping) return
    stopping = true
    announce?.()
    await stopAll()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopOnce)

  // npm does not forward SIGTERM, so watch for the loss of our parent.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stopOnce(), 250).unref()
  }
  // Its reader may be gone too.
  process.stdout.on('error', () => {})
}

// The last resort, when this process crashes.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/** Signals a process with its children, or only itself if it shares our group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  for (const target of [-Number(child.pid), Number(child.pid)]) {
    try {
      process.kill(target, signal)
      return
    } catch {
      // It leads no group, or has ended.
    }
  }
}
